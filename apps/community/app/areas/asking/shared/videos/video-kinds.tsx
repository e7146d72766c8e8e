import { SegmentLinks } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { useViewer } from "../../../../shared/root-data.ts";

/** The lists of videos. */
export type VideoKind = "shorts" | "following" | "videos";

/** Links to the lists of shorts and of other videos; members also have the shorts of those they follow. */
export function VideoKinds({ current }: { current: VideoKind }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const links = [
    { kind: "shorts", href: paths.shorts(), label: t({ id: "shorts.heading", message: "Shorts" }) },
    {
      kind: "following",
      href: paths.followedShorts(),
      label: t({ id: "shorts.feed.following", message: "Following" }),
    },
    { kind: "videos", href: paths.videos(), label: t({ id: "videos.heading", message: "Videos" }) },
  ];
  return (
    <SegmentLinks
      label={t({ id: "shorts.kinds", message: "Shorts and videos" })}
      links={links
        .filter(({ kind }) => viewer || kind !== "following")
        .map(({ kind, ...link }) => ({ ...link, current: kind === current }))}
    />
  );
}
