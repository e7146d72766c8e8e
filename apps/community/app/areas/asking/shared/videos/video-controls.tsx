import { Icon, IconButton } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { Captions, CaptionsOff, Maximize, Pause, Play, Volume2, VolumeX } from "lucide-react";
import { type CSSProperties, type RefObject, useEffect, useState } from "react";
import { playingTime } from "../../../../shared/videos/video-card-view.ts";
import { usePlayback } from "./use-playback.ts";
import styles from "./video-controls.module.css";

interface VideoControlsProps {
  player: RefObject<HTMLVideoElement>;
  /** First and last second that are shown. */
  start: number;
  end: number;
  hasCaptions: boolean;
  /** A short starts anew at its end, and is as large as it can be. */
  isShort: boolean;
  onToggle: () => void;
}

/** Sound, captions and position of a video, and a button that starts it while it is stopped; the bar of a longer one has more. */
export function VideoControls({ player, start, end, hasCaptions, isShort, onToggle }: VideoControlsProps) {
  const { t } = useLingui();
  const { isPaused, isMuted, time } = usePlayback(player, { start, end, loops: isShort });
  const play = t({ id: "video.play", message: "Play" });
  const switches = (
    <>
      {hasCaptions ? <CaptionsSwitch player={player} /> : null}
      <IconButton
        icon={isMuted ? VolumeX : Volume2}
        label={t({ id: "video.sound", message: "Sound" })}
        aria-pressed={!isMuted}
        onClick={() => player.current && switchSound(player.current)}
      />
    </>
  );
  const position = <Position player={player} start={start} end={end} time={time} />;
  return (
    <>
      {isPaused ? (
        <button
          type="button"
          className={styles.start}
          // The bar has a button of the same name.
          {...(isShort ? { "aria-label": play } : { "aria-hidden": true, tabIndex: -1 })}
          onClick={onToggle}
        >
          <Icon of={Play} filled size={34} />
        </button>
      ) : null}
      {isShort ? (
        <>
          <div className={styles.switches}>{switches}</div>
          <div className={styles.position}>{position}</div>
        </>
      ) : (
        <div className={styles.bar}>
          <IconButton
            icon={isPaused ? Play : Pause}
            label={isPaused ? play : t({ id: "video.pause", message: "Pause" })}
            onClick={onToggle}
          />
          {position}
          {switches}
          <IconButton
            icon={Maximize}
            label={t({ id: "video.fullscreen", message: "Full screen" })}
            onClick={() => player.current && switchFullscreen(player.current)}
          />
        </div>
      )}
    </>
  );
}

interface PositionProps extends Pick<VideoControlsProps, "player" | "start" | "end"> {
  time: number;
}

function Position({ player, start, end, time }: PositionProps) {
  const { t } = useLingui();
  const value = Math.min(end, Math.max(start, time));
  const passed = playingTime(value - start);
  const whole = playingTime(end - start);
  const style = { "--passed": end > start ? (value - start) / (end - start) : 0 };
  return (
    <>
      <input
        type="range"
        className={styles.slider}
        style={style as CSSProperties}
        min={start}
        max={end}
        step="any"
        value={value}
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
    </>
  );
}

function switchSound(player: HTMLVideoElement) {
  player.muted = !player.muted;
  if (!player.muted && player.volume === 0) player.volume = 1;
}

/** With the controls where the browser can; iPhones can only do it with the video itself. */
function switchFullscreen(player: HTMLVideoElement & { webkitEnterFullscreen?: () => void }) {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (document.fullscreenEnabled) player.parentElement?.requestFullscreen().catch(() => undefined);
  else player.webkitEnterFullscreen?.();
}

const isShown = ({ mode }: TextTrack) => mode === "showing";

/** Whether captions are shown: where none are in the reader's language, none are at first. */
function CaptionsSwitch({ player }: Pick<VideoControlsProps, "player">) {
  const { t } = useLingui();
  const [areShown, setShown] = useState(false);
  useEffect(() => {
    const tracks = player.current?.textTracks;
    if (!tracks) return;
    const follow = () => setShown([...tracks].some(isShown));
    follow();
    tracks.addEventListener("change", follow);
    return () => tracks.removeEventListener("change", follow);
  }, [player]);

  function switchCaptions() {
    const tracks = [...(player.current?.textTracks ?? [])];
    const shown = tracks.find(isShown);
    const chosen = tracks.find(({ mode }) => mode === "hidden") ?? tracks[0];
    if (shown) shown.mode = "hidden";
    else if (chosen) chosen.mode = "showing";
  }

  return (
    <IconButton
      icon={areShown ? Captions : CaptionsOff}
      label={t({ id: "video.captions", message: "Captions" })}
      aria-pressed={areShown}
      onClick={switchCaptions}
    />
  );
}
