import { bannerStateWord, bannerTone } from "@grow/app-kit/ads/banner-words.ts";
import type { Schema } from "@grow/contract";
import { Badge, Cluster, LinkButton, Note, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChartLine } from "lucide-react";
import { paths } from "../../../paths.ts";

interface StateNoteProps {
  id: number | "new";
  state: Schema<"BannerState">;
  isDraft: boolean;
  reviewText: string;
}

/** Where a banner stands, and what the moderator wants changed. */
export function StateNote({ id, state, isDraft, reviewText }: StateNoteProps) {
  const { i18n, t } = useLingui();
  return (
    <Stack gap={3}>
      <Cluster>
        <Badge tone={bannerTone(state)}>{bannerStateWord(i18n, state)}</Badge>
        {isDraft && id !== "new" ? (
          <span>
            <Trans id="banner.changes">You have changes that aren't submitted yet.</Trans>
          </span>
        ) : null}
        {id === "new" ? null : (
          <LinkButton look="outline" size="small" icon={ChartLine} href={paths.bannerResults({ banner: id })}>
            <Trans id="banner.results">Results</Trans>
          </LinkButton>
        )}
      </Cluster>
      {state === "refused" && reviewText ? (
        <Note tone="bad" title={t({ id: "banner.refused", message: "Change this, then submit it again" })}>
          <p>{reviewText}</p>
        </Note>
      ) : null}
      {state === "review" ? (
        <Note tone="info">
          <Trans id="banner.inReview">A moderator is checking it. You can still change it.</Trans>
        </Note>
      ) : null}
    </Stack>
  );
}
