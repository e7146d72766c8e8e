import { cx } from "@grow/ui/foundation";
import { forwardRef, type VideoHTMLAttributes } from "react";
import { useRootData } from "../../../../shared/root-data.ts";
import styles from "./captioned-video.module.css";
import type { CaptionView } from "./captions.ts";

interface CaptionedVideoProps extends Omit<VideoHTMLAttributes<HTMLVideoElement>, "children"> {
  captions: readonly CaptionView[];
}

/** A video with its captions, shown at first in the reader's language, or in the only one there is. */
export const CaptionedVideo = forwardRef<HTMLVideoElement, CaptionedVideoProps>(function CaptionedVideo(
  { captions, ...video },
  ref,
) {
  const locale = useRootData()?.locale;
  const own = captions.find(({ lang }) => lang === locale);
  const shown = own ?? (captions.length === 1 ? captions[0] : undefined);
  return (
    <video ref={ref} {...video} className={cx(video.className, styles.own)}>
      {captions.map(({ lang, label, url }) => (
        <track
          key={lang}
          kind="captions"
          srcLang={lang}
          label={label}
          src={url}
          default={lang === shown?.lang}
        />
      ))}
    </video>
  );
});
