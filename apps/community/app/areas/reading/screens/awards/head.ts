import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { Schema } from "@grow/contract";
import type { I18n } from "@lingui/core";
import { awardTitles, resultTitles } from "./titles.ts";
import type { AwardView } from "./view.ts";

interface HeadContext {
  readonly i18n: I18n;
  readonly environment: { readonly publicUrl: string };
  readonly url: URL;
}

/** Head of the awards. Before the results it names no candidate, because any order could be taken for one of votes. */
export function awardHead(
  { i18n, environment, url }: HeadContext,
  award: Schema<"Award">,
  { state, winners }: Pick<AwardView, "state" | "winners">,
): PageHead {
  const titles = state === "results" ? resultTitles : awardTitles;
  const first = winners.flatMap(({ candidates }) => candidates).find(({ photo }) => photo !== null);
  return {
    ...fillHead(i18n, titles, { title: award.title, n: award.cnt_nominations }),
    canonical: award.link,
    isIndexed: url.search === "",
    ...(first?.photo ? { image: first.photo.url } : {}),
    jsonLd: awardData(award, environment.publicUrl),
  };
}

/** The winners as an ItemList, or an Event until they are known: https://schema.org/Event. */
export function awardData(award: Schema<"Award">, origin: string): Record<string, unknown> {
  const absolute = (path: string) => new URL(path, origin).href;
  const common = { name: award.title, url: absolute(award.link) };
  if (!award.is_result) {
    return {
      ...{ "@type": "Event", ...common, startDate: award.date_start, endDate: award.date_end },
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: absolute(award.link) },
      organizer: { "@type": "Organization", name: "Grow", url: origin },
    };
  }
  const winners = award.items_nomination.flatMap(({ items_candidate }) =>
    items_candidate.filter(({ place }) => place === 1),
  );
  return {
    ...{ "@type": "ItemList", ...common, numberOfItems: winners.length },
    itemListElement: winners.map(({ name, link }, index) => ({
      ...{ "@type": "ListItem", position: index + 1, name, url: absolute(link) },
    })),
  };
}
