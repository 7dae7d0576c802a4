BEGIN TRANSACTION;
CREATE TABLE app_settings (
  bundle_identifier TEXT PRIMARY KEY,
  settings TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "app_settings" VALUES('com.example.chat','{"grouping":"by-app","sounds":false}');
CREATE TABLE badge (
  bundle_identifier TEXT PRIMARY KEY,
  badge INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "badge" VALUES('com.example.chat',3);
CREATE TABLE badge_change (
  number INTEGER PRIMARY KEY,
  bundle_identifier TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  badge_before INTEGER NOT NULL,
  badge_after INTEGER NOT NULL,
  cause TEXT NOT NULL
);
INSERT INTO "badge_change" VALUES(1,'com.example.chat',1751544000000,0,3,'kept-1');
CREATE TABLE delivery (
  sequence INTEGER PRIMARY KEY,
  delivery_identifier TEXT NOT NULL COLLATE NOCASE,
  request_identifier TEXT NOT NULL COLLATE NOCASE,
  bundle_identifier TEXT NOT NULL,
  push_type TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  presentation TEXT NOT NULL,
  refusal_kind TEXT,
  refusal_message TEXT,
  replaced INTEGER NOT NULL,
  sound_name TEXT,
  sound_is_critical INTEGER,
  sound_volume REAL,
  badge INTEGER,
  byte_count INTEGER NOT NULL,
  findings TEXT NOT NULL,
  explanation TEXT NOT NULL,
  payload BLOB NOT NULL
);
INSERT INTO "delivery" VALUES(1,'kept-1','R1','com.example.chat','alert',1751544000001,'banner',NULL,NULL,0,NULL,NULL,NULL,NULL,25,'[]','[{"step":"size","verdict":"pass","reason":"25 of at most 4096 bytes","keyPath":""},{"step":"shape","verdict":"pass","reason":"one JSON object","keyPath":""},{"step":"push-type","verdict":"inferred","reason":"push type ''alert''","keyPath":"aps"},{"step":"permission","verdict":"pass","reason":"com.example.chat may show notifications","keyPath":"settings.authorization"},{"step":"service-extension","verdict":"not run","reason":"''mutable-content'' is not 1","keyPath":"aps.mutable-content"},{"step":"alert","verdict":"visible","reason":"no title, so the app''s name ''com.example.chat'' stands in its place","keyPath":"aps.alert"},{"step":"badge","verdict":"left","reason":"there is no ''badge'': the badge stays 0","keyPath":"aps.badge"},{"step":"collapse","verdict":"new","reason":"no earlier notification has the identifier ''E0B8F55A-9DE1-43A1-85FA-C73186F4C90D''","keyPath":"apns-collapse-id"},{"step":"interruption-level","verdict":"active","reason":"there is no ''interruption-level'', which means active","keyPath":"aps.interruption-level"},{"step":"focus","verdict":"pass","reason":"no Focus is on","keyPath":"device.focus"},{"step":"summary","verdict":"pass","reason":"com.example.chat is not in the scheduled summary","keyPath":"settings.scheduledSummary"},{"step":"lock-and-foreground","verdict":"banner","reason":"unlocked, and com.example.chat is not in front","keyPath":"device.locked"},{"step":"sound","verdict":"silent","reason":"there is no ''sound''","keyPath":"aps.sound"},{"step":"presentation","verdict":"banner","reason":"it is shown as a banner and is in the list","keyPath":""},{"step":"thread","verdict":"app","reason":"no ''thread-id'', so it joins the own group of com.example.chat","keyPath":"aps.thread-id"},{"step":"position","verdict":"top","reason":"the newest of its stack, whose stack is on top of the list","keyPath":""}]',X'7B22617073223A7B22616C657274223A2268656C6C6F227D7D');
INSERT INTO "delivery" VALUES(2,'kept-2','R2','com.example.chat','alert',1751544000002,'banner',NULL,NULL,0,NULL,NULL,NULL,NULL,25,'[]','[{"step":"size","verdict":"pass","reason":"25 of at most 4096 bytes","keyPath":""},{"step":"shape","verdict":"pass","reason":"one JSON object","keyPath":""},{"step":"push-type","verdict":"inferred","reason":"push type ''alert''","keyPath":"aps"},{"step":"permission","verdict":"pass","reason":"com.example.chat may show notifications","keyPath":"settings.authorization"},{"step":"service-extension","verdict":"not run","reason":"''mutable-content'' is not 1","keyPath":"aps.mutable-content"},{"step":"alert","verdict":"visible","reason":"no title, so the app''s name ''com.example.chat'' stands in its place","keyPath":"aps.alert"},{"step":"badge","verdict":"left","reason":"there is no ''badge'': the badge stays 0","keyPath":"aps.badge"},{"step":"collapse","verdict":"new","reason":"no earlier notification has the identifier ''E4734A26-A74D-4149-8635-39A6221F56AA''","keyPath":"apns-collapse-id"},{"step":"interruption-level","verdict":"active","reason":"there is no ''interruption-level'', which means active","keyPath":"aps.interruption-level"},{"step":"focus","verdict":"pass","reason":"no Focus is on","keyPath":"device.focus"},{"step":"summary","verdict":"pass","reason":"com.example.chat is not in the scheduled summary","keyPath":"settings.scheduledSummary"},{"step":"lock-and-foreground","verdict":"banner","reason":"unlocked, and com.example.chat is not in front","keyPath":"device.locked"},{"step":"sound","verdict":"silent","reason":"there is no ''sound''","keyPath":"aps.sound"},{"step":"presentation","verdict":"banner","reason":"it is shown as a banner and is in the list","keyPath":""},{"step":"thread","verdict":"app","reason":"no ''thread-id'', so it joins the own group of com.example.chat","keyPath":"aps.thread-id"},{"step":"position","verdict":"top","reason":"the newest of its stack, whose stack is on top of the list","keyPath":""}]',X'7B22617073223A7B22616C657274223A2268656C6C6F227D7D');
CREATE TABLE device (
  number INTEGER PRIMARY KEY CHECK (number = 1),
  is_locked INTEGER NOT NULL,
  focus TEXT,
  is_ringer_on INTEGER NOT NULL,
  is_online INTEGER NOT NULL,
  foreground_app TEXT
);
INSERT INTO "device" VALUES(1,1,'work',0,1,NULL);
CREATE TABLE live_activity (
  identifier TEXT PRIMARY KEY,
  bundle_identifier TEXT NOT NULL,
  attributes_type TEXT NOT NULL,
  attributes TEXT NOT NULL,
  content_state TEXT NOT NULL,
  state TEXT NOT NULL,
  timestamp REAL NOT NULL,
  started_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  stale_at INTEGER,
  ended_at INTEGER,
  dismiss_at INTEGER NOT NULL,
  relevance_score REAL NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  update_count INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "live_activity" VALUES('ride','com.example.ride','Ride','{}','{"eta":3}','active',1751544000.5,1,2,NULL,NULL,3,50.0,'Ride','here soon',2);
CREATE TABLE note (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE notification (
  bundle_identifier TEXT NOT NULL,
  request_identifier TEXT NOT NULL,
  sequence INTEGER PRIMARY KEY,
  delivery_identifier TEXT NOT NULL,
  thread_identifier TEXT,
  category_identifier TEXT,
  title TEXT NOT NULL,
  subtitle TEXT NOT NULL,
  body TEXT NOT NULL,
  interruption_level TEXT NOT NULL,
  relevance_score REAL NOT NULL,
  target_content_identifier TEXT,
  filter_criteria TEXT,
  delivered_at INTEGER NOT NULL,
  presentation TEXT NOT NULL,
  held_reason TEXT,
  replaced_count INTEGER NOT NULL,
  payload BLOB NOT NULL
);
INSERT INTO "notification" VALUES('com.example.chat','R1',1,'kept-1',NULL,NULL,'','','hello','active',0.0,NULL,NULL,1751544000001,'banner',NULL,0,X'7B22617073223A7B22616C657274223A2268656C6C6F227D7D');
INSERT INTO "notification" VALUES('com.example.chat','R2',2,'kept-2',NULL,NULL,'','','hello','active',0.0,NULL,NULL,1751544000002,'banner',NULL,0,X'7B22617073223A7B22616C657274223A2268656C6C6F227D7D');
CREATE TABLE removal (
  number INTEGER PRIMARY KEY,
  bundle_identifier TEXT NOT NULL,
  request_identifier TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  reason TEXT NOT NULL
);
CREATE TABLE response (
  sequence INTEGER PRIMARY KEY,
  responded_at INTEGER NOT NULL,
  bundle_identifier TEXT NOT NULL,
  request_identifier TEXT NOT NULL,
  thread_identifier TEXT,
  category_identifier TEXT,
  action_identifier TEXT NOT NULL,
  user_text TEXT,
  activation TEXT NOT NULL,
  authenticated INTEGER NOT NULL,
  user_info TEXT NOT NULL
);
INSERT INTO "response" VALUES(1,1751544000000,'com.example.chat','R','t',NULL,'REPLY','two
lines','background',1,'{"n":1.50}');
CREATE INDEX delivery_by_delivery_identifier ON delivery (delivery_identifier, sequence);
CREATE INDEX delivery_by_request_identifier ON delivery (request_identifier, sequence);
CREATE UNIQUE INDEX notification_by_key ON notification (bundle_identifier, request_identifier);
CREATE INDEX badge_change_by_app ON badge_change (bundle_identifier, number);
COMMIT;
PRAGMA application_id = 1113943142;
PRAGMA user_version = 1;
