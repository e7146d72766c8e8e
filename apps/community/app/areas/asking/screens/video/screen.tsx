import { useRef } from "react";
import { ShortViewer } from "./parts/short-viewer.tsx";
import { VideoPage } from "./parts/video-page.tsx";
import type { VideoPartsProps } from "./parts/video-parts.tsx";

/** A short fills the window; another video has a page. */
export function VideoScreen(props: Pick<VideoPartsProps, "video" | "commentKey" | "refused">) {
  const likes = useRef<HTMLDivElement>(null);
  // The button does the same: a double tap never takes a like back.
  const onDoubleTap = () =>
    likes.current?.querySelector<HTMLButtonElement>('button[aria-pressed="false"]')?.click();
  const Screen = props.video.isShort ? ShortViewer : VideoPage;
  return <Screen {...props} likes={likes} onDoubleTap={onDoubleTap} />;
}
