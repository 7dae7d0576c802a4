#ifndef BELFRY_CLIBAV_H
#define BELFRY_CLIBAV_H
#include <errno.h>
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/base64.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/log.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>

// Macros with casts or arguments do not come over into Swift.

static const int clibav_end = AVERROR_EOF;
static inline int clibav_error(int code) { return AVERROR(code); }
static const int64_t clibav_no_time = AV_NOPTS_VALUE;
static const int64_t clibav_second = AV_TIME_BASE;
static inline int clibav_has_alpha(int format) {
  const AVPixFmtDescriptor *description = av_pix_fmt_desc_get((enum AVPixelFormat)format);
  return description && (description->flags & AV_PIX_FMT_FLAG_ALPHA) != 0;
}

// The matrix that a file says to turn its pictures by, or null; where it is kept has changed with version 60.15.
static inline const int32_t *clibav_display_matrix(const AVStream *stream) {
#if LIBAVFORMAT_VERSION_INT >= AV_VERSION_INT(60, 15, 100)
  for (int i = 0; i < stream->codecpar->nb_coded_side_data; i++)
    if (stream->codecpar->coded_side_data[i].type == AV_PKT_DATA_DISPLAYMATRIX &&
        stream->codecpar->coded_side_data[i].size >= 9 * sizeof(int32_t))
      return (const int32_t *)stream->codecpar->coded_side_data[i].data;
  return 0;
#else
  size_t size = 0;
  const uint8_t *data = av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size);
  return data && size >= 9 * sizeof(int32_t) ? (const int32_t *)data : 0;
#endif
}

// The EXIF orientation of a decoded picture, 1 to 8, or 0 where it has none.
static inline int clibav_orientation(const AVFrame *frame) {
  const AVDictionaryEntry *entry = av_dict_get(frame->metadata, "Orientation", 0, 0);
  int value = 0;
  for (const char *c = entry ? entry->value : ""; *c; c++) {
    if (*c >= '0' && *c <= '9' && value < 100) value = value * 10 + (*c - '0');
    else if (*c != ' ') return 0;
  }
  return value >= 1 && value <= 8 ? value : 0;
}

// Nothing is opened besides the one file that was given: no playlist, no reference, no part that lies elsewhere.
static int clibav_open_nothing(AVFormatContext *context, AVIOContext **io, const char *url, int flags,
                               AVDictionary **options) {
  (void)context, (void)io, (void)url, (void)flags, (void)options;
  return AVERROR(EPERM);
}
static inline void clibav_forbid_opening(AVFormatContext *context) { context->io_open = clibav_open_nothing; }
#endif
