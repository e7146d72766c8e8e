import { Button, Cluster, LinkButton } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { ChartLine, Copy, Pause, Play } from "lucide-react";
import type { BannerRowView } from "../view.ts";

/** What can be done with a banner in the list. */
export function RowActions({ row, canEdit }: { row: BannerRowView; canEdit: boolean }) {
  return (
    <Cluster gap={1}>
      {row.results ? (
        <LinkButton look="quiet" size="small" icon={ChartLine} href={row.results}>
          <Trans id="banners.results">Results</Trans>
        </LinkButton>
      ) : null}
      {canEdit && row.turn ? (
        <Form method="post">
          <input type="hidden" name="id" value={row.id ?? ""} />
          <Button
            look="quiet"
            size="small"
            type="submit"
            name="intent"
            value={row.turn}
            icon={row.turn === "pause" ? Pause : Play}
          >
            {row.turn === "pause" ? (
              <Trans id="banners.pause">Pause</Trans>
            ) : (
              <Trans id="banners.resume">Turn on</Trans>
            )}
          </Button>
        </Form>
      ) : null}
      {canEdit && row.isOwn ? (
        <Form method="post">
          <input type="hidden" name="id" value={row.id ?? ""} />
          <input type="hidden" name="type" value={row.kind} />
          <input type="hidden" name="tmp_id" value={row.tmpId ?? ""} />
          <Button look="quiet" size="small" type="submit" name="intent" value="copy" icon={Copy}>
            <Trans id="banners.copy">Copy</Trans>
          </Button>
        </Form>
      ) : null}
    </Cluster>
  );
}
