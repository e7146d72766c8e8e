import { LinkButton, Note, Stack, useHydrated } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import type { RefObject } from "react";
import { paths } from "../../../../../paths.ts";
import { CaptionedVideo } from "../../../shared/videos/captioned-video.tsx";
import { VideoControls } from "../../../shared/videos/video-controls.tsx";
import type { EditedVideo } from "../load-editor.ts";
import styles from "../screen.module.css";

interface PreviewProps {
  video: EditedVideo;
  player: RefObject<HTMLVideoElement>;
  /** The part that is chosen. */
  part: { readonly start: number; readonly end: number };
}

/** The video as it is shown, or why it cannot be. */
export function Preview({ video, player, part }: PreviewProps) {
  if (video.isFailed) return <Failed isTooCostly={video.isTooCostly} />;
  if (!video.isReady) {
    return (
      <Note tone="info">
        <Trans id="shortEditor.converting">We're converting this video. You can publish it now.</Trans>
      </Note>
    );
  }
  return <Film video={video} player={player} part={part} />;
}

function Film({ video, player, part }: PreviewProps) {
  const hydrated = useHydrated();
  const toggle = () => {
    const { current } = player;
    if (current?.paused) current.play().catch(() => undefined);
    else current?.pause();
  };
  return (
    <div className={styles.film} data-theme="dark">
      <CaptionedVideo
        ref={player}
        captions={video.captions}
        className={styles.preview}
        src={video.url}
        poster={video.cover ?? undefined}
        width={video.width}
        height={video.height}
        controls={!hydrated}
        onClick={hydrated ? toggle : undefined}
        playsInline
        preload={video.cover === null ? "metadata" : "none"}
      />
      <VideoControls
        player={player}
        start={part.start}
        end={part.end}
        hasCaptions={video.captions.length > 0}
        isShort={false}
        onToggle={toggle}
      />
    </div>
  );
}

function Failed({ isTooCostly }: { isTooCostly: boolean }) {
  return (
    <Note tone="bad">
      <Stack gap={3}>
        <p>
          {isTooCostly ? (
            <Trans id="shortEditor.tooCostly">
              Converting took too long. Upload a shorter version or a lower resolution.
            </Trans>
          ) : (
            <Trans id="shortEditor.failed">
              We couldn't convert this video. Save it again on your device and upload the new file.
            </Trans>
          )}
        </p>
        <div>
          <LinkButton look="outline" size="small" href={paths.newShort()}>
            <Trans id="shorts.upload">Upload video</Trans>
          </LinkButton>
        </div>
      </Stack>
    </Note>
  );
}
