import { Icon, IconButton } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { Captions, CaptionsOff, Play, Volume2, VolumeX } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { playingTime } from "../../../../../shared/videos/video-card-view.ts";
import type { VideoView } from "../view.ts";
import styles from "./short-controls.module.css";
import { usePlayback } from "./use-playback.ts";

interface ShortControlsProps {
  player: RefObject<HTMLVideoElement>;
  video: Pick<VideoView, "start" | "end" | "captions">;
  onToggle: () => void;
}

/** Sound, captions and position of a short, and a button that starts it while it is stopped. */
export function ShortControls({ player, video, onToggle }: ShortControlsProps) {
  const { t } = useLingui();
  const { start, end, captions } = video;
  const { isPaused, isMuted, time } = usePlayback(player, { start, end });
  const hasCaptions = useCaptions(player);
  const passed = playingTime(time - start);
  const whole = playingTime(end - start);

  function switchSound() {
    const { current } = player;
    if (!current) return;
    current.muted = !current.muted;
    if (!current.muted && current.volume === 0) current.volume = 1;
  }

  function switchCaptions() {
    const tracks = [...(player.current?.textTracks ?? [])];
    const shown = tracks.find(isShown);
    const chosen = tracks.find(({ mode }) => mode === "hidden") ?? tracks[0];
    if (shown) shown.mode = "hidden";
    else if (chosen) chosen.mode = "showing";
  }

  return (
    <>
      {isPaused ? (
        <button
          type="button"
          className={styles.start}
          aria-label={t({ id: "video.play", message: "Play" })}
          onClick={onToggle}
        >
          <Icon of={Play} filled size={34} />
        </button>
      ) : null}
      <div className={styles.switches}>
        {captions.length > 0 ? (
          <IconButton
            icon={hasCaptions ? Captions : CaptionsOff}
            label={t({ id: "video.captions", message: "Captions" })}
            aria-pressed={hasCaptions}
            onClick={switchCaptions}
          />
        ) : null}
        <IconButton
          icon={isMuted ? VolumeX : Volume2}
          label={t({ id: "video.sound", message: "Sound" })}
          aria-pressed={!isMuted}
          onClick={switchSound}
        />
      </div>
      <div className={styles.position}>
        <input
          type="range"
          className={styles.slider}
          min={start}
          max={end}
          step="any"
          value={Math.min(end, Math.max(start, time))}
          aria-label={t({ id: "video.position", message: "Position" })}
          aria-valuetext={`${passed} / ${whole}`}
          onChange={({ currentTarget }) => {
            if (player.current) player.current.currentTime = Number(currentTarget.value);
          }}
        />
        <span className={styles.times} aria-hidden="true">
          <span>{passed}</span>
          <span>{whole}</span>
        </span>
      </div>
    </>
  );
}

const isShown = ({ mode }: TextTrack) => mode === "showing";

/** Whether captions are shown: where none are in the reader's language, none are at first. */
function useCaptions(player: RefObject<HTMLVideoElement>): boolean {
  const [hasCaptions, setCaptions] = useState(false);
  useEffect(() => {
    const tracks = player.current?.textTracks;
    if (!tracks) return;
    const follow = () => setCaptions([...tracks].some(isShown));
    follow();
    tracks.addEventListener("change", follow);
    return () => tracks.removeEventListener("change", follow);
  }, [player]);
  return hasCaptions;
}
