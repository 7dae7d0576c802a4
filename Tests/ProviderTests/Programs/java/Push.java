import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/** Pushes with Java's HttpClient: one connection for all pushes. */
class Push {
  static final Map<String, String> env = System.getenv();
  static final String TOPIC = env.get("APNS_TOPIC");
  static final String TOKEN = env.get("APNS_TOKEN");
  static final String ALERT =
      "{\"aps\":{\"alert\":{\"title\":\"Night ferry\",\"body\":\"Boarding at gate 4\"},\"sound\":\"default\"}}";
  static final String FILLER = "x".repeat(4500);

  record Request(String token, String topic, String type, int priority, String payload) {}

  static Map<String, Request> pushes() {
    var pushes = new LinkedHashMap<String, Request>();
    pushes.put("alert", new Request(TOKEN, TOPIC, "alert", 10, ALERT));
    pushes.put("background", new Request(TOKEN, TOPIC, "background", 5, "{\"aps\":{\"content-available\":1}}"));
    pushes.put("voip", new Request(TOKEN, TOPIC + ".voip", "voip", 10, "{\"offer\":\"" + FILLER + "\"}"));
    pushes.put("too-large", new Request(TOKEN, TOPIC, "alert", 10, "{\"aps\":{\"alert\":\"" + FILLER + "\"}}"));
    pushes.put("bad-token", new Request("0".repeat(64), TOPIC, "alert", 10, ALERT));
    return pushes;
  }

  static String encode(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  static String encode(String text) {
    return encode(text.getBytes(StandardCharsets.UTF_8));
  }

  static String providerToken() throws Exception {
    var pem = Files.readString(Path.of(env.get("APNS_KEY")));
    var bytes = Base64.getMimeDecoder().decode(pem.replaceAll("-----.*?-----", ""));
    var signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initSign(KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(bytes)));

    var header = "{\"alg\":\"ES256\",\"kid\":\"%s\"}".formatted(env.get("APNS_KEY_ID"));
    var claims = "{\"iss\":\"%s\",\"iat\":%d}".formatted(env.get("APNS_TEAM_ID"), Instant.now().getEpochSecond());
    var signed = encode(header) + "." + encode(claims);
    signature.update(signed.getBytes(StandardCharsets.UTF_8));
    return signed + "." + encode(signature.sign());
  }

  public static void main(String[] names) throws Exception {
    // Whom it trusts: -Djavax.net.ssl.trustStore=FILE, or the same in JAVA_TOOL_OPTIONS.
    var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build();
    var authorization = "bearer " + providerToken();
    var pushes = pushes();
    for (var name : names.length > 0 ? names : pushes.keySet().toArray(String[]::new)) {
      var push = pushes.get(name);
      var url = "https://%s:%s/3/device/%s".formatted(env.get("APNS_HOST"), env.get("APNS_PORT"), push.token());
      var request =
          HttpRequest.newBuilder(URI.create(url))
              .header("authorization", authorization)
              .header("apns-topic", push.topic())
              .header("apns-push-type", push.type())
              .header("apns-priority", Integer.toString(push.priority()))
              .POST(HttpRequest.BodyPublishers.ofString(push.payload()))
              .build();
      var answer = client.send(request, BodyHandlers.ofString());
      var reason = answer.body().isEmpty() ? "-" : answer.body().replaceAll(".*\"reason\":\"([^\"]*)\".*", "$1");
      var identifier = answer.headers().firstValue("apns-id").orElse("-");
      System.out.println(name + " " + answer.statusCode() + " " + reason + " " + identifier);
    }
  }
}
