import { SegmentLinks } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";

/** Links to the lists of shorts and of other videos. */
export function VideoKinds({ isShort }: { isShort: boolean }) {
  const { t } = useLingui();
  return (
    <SegmentLinks
      label={t({ id: "shorts.kinds", message: "Shorts and videos" })}
      links={[
        { href: paths.shorts(), label: t({ id: "shorts.heading", message: "Shorts" }), current: isShort },
        { href: paths.videos(), label: t({ id: "videos.heading", message: "Videos" }), current: !isShort },
      ]}
    />
  );
}
