import "../../../../shared/videos/locales/catalog.ts";
import "../../locales/grower/catalog.ts";
import { say } from "@grow/i18n";
import { EmptyState, Stack } from "@grow/ui/foundation";
import { Pagination } from "@grow/ui/navigation";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import { tabAddress, tabLength, tabRange, tabRequest } from "../../../../shared/tabs/tab-list.ts";
import { shortInOrder } from "../../../../shared/videos/shorts-order.ts";
import { videoCardView } from "../../../../shared/videos/video-card-view.ts";
import { VideoCards } from "../../../../shared/videos/video-cards.tsx";

/** Drafts without a title are told apart by their day. */
const DRAFT = msg({ id: "grower.shorts.draft", message: "Draft from {date}" });

/** Shorts and longer videos of a grower, newest first; their own drafts come first. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, i18n, formats, locale } = context;
  const { page } = tabRequest(url, {});
  const { id } = await readSubject(context, "user", params.user ?? "");
  const { data } = await api.GET("/shorts", { params: { query: { ...tabRange(page), user_id: id } } });
  const cards = data.items.map((item) => {
    const card = videoCardView(item);
    if (card.title === "")
      return { ...card, title: say(i18n, DRAFT, { date: formats.date(item.add_date) }), lang: locale };
    return card.isShort ? { ...card, link: shortInOrder(card.link, { by: id }) } : card;
  });
  return { ...tabLength(url, page, data), cards };
}

export default function ShortsTabRoute() {
  const { page, pages, cards } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const { pathname } = useLocation();
  if (cards.length === 0)
    return <EmptyState title={<Trans id="grower.shorts.empty">No shorts or videos yet</Trans>} />;
  return (
    <Stack gap={6}>
      <VideoCards cards={cards} />
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
