import "../../../../shared/feed-lines/locales/catalog.ts";
import "../../locales/grower/catalog.ts";
import { EmptyState, Stack } from "@grow/ui/foundation";
import { Pagination } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { FeedLines } from "../../../../shared/feed-lines/feed-lines.tsx";
import { linesView } from "../../../../shared/feed-lines/line-view.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import { tabAddress, tabLength, tabRange, tabRequest } from "../../../../shared/tabs/tab-list.ts";

/** What a grower did lately. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url } = context;
  const { page } = tabRequest(url, {});
  const { id } = await readSubject(context, "user", params.user ?? "");
  const { data } = await api.GET("/users/{id}/activity", { params: { path: { id }, query: tabRange(page) } });
  return { ...tabLength(url, page, data), lines: linesView(data.items) };
}

export default function ActivityTabRoute() {
  const { page, pages, lines } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const { pathname } = useLocation();
  if (lines.length === 0)
    return <EmptyState title={<Trans id="grower.activity.empty">Nothing here yet</Trans>} />;
  return (
    <Stack gap={6}>
      <FeedLines lines={lines} isOneGrower />
      {pages > 1 ? (
        <Pagination
          label={t({ id: "grower.pages", message: "Pages" })}
          current={page}
          total={pages}
          href={(number) => tabAddress(pathname, {}, { page: number })}
        />
      ) : null}
    </Stack>
  );
}
