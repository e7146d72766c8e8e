import "../../../../shared/growers/locales/catalog.ts";
import "../../locales/grower/catalog.ts";
import { EmptyState, Stack } from "@grow/ui/foundation";
import { Pagination } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { GrowerCards } from "../../../../shared/growers/grower-cards.tsx";
import { growerData } from "../../../../shared/growers/grower-data.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import { tabAddress, tabLength, tabRange, tabRequest } from "../../../../shared/tabs/tab-list.ts";

/** Who follows a grower, newest first. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url } = context;
  const { page } = tabRequest(url, {});
  const [{ id }, session] = await Promise.all([
    readSubject(context, "user", params.user ?? ""),
    context.session(),
  ]);
  const { data } = await api.GET("/feed/followers/{id}", { params: { path: { id }, query: tabRange(page) } });
  const readerId = session?.user.id ?? null;
  return {
    ...tabLength(url, page, data),
    growers: data.items.map((card) => growerData(card, readerId)),
  };
}

export default function FollowersTabRoute() {
  const { page, pages, growers } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const { pathname } = useLocation();
  if (growers.length === 0)
    return <EmptyState title={<Trans id="grower.followers.empty">No followers yet</Trans>} />;
  return (
    <Stack gap={6}>
      <GrowerCards growers={growers} />
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
