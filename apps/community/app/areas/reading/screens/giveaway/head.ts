import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { Schema } from "@grow/contract";
import { cutText, plainText } from "@grow/domain";
import type { I18n } from "@lingui/core";
import { giveawayTitles } from "./titles.ts";

interface HeadContext {
  readonly i18n: I18n;
  readonly environment: { readonly publicUrl: string };
}

/** Head of a giveaway, with its Event for search engines. */
export function giveawayHead({ i18n, environment }: HeadContext, giveaway: Schema<"Giveaway">): PageHead {
  const { title, text, link, cover } = giveaway;
  const about = cutText(plainText(text));
  return {
    ...fillHead(i18n, giveawayTitles, { title }),
    ...(about === "" ? {} : { description: about }),
    canonical: link,
    ...(cover === null ? {} : { image: cover }),
    jsonLd: giveawayData(giveaway, environment.publicUrl),
  };
}

/** The giveaway as an Event that takes place online: https://schema.org/Event. */
export function giveawayData(giveaway: Schema<"Giveaway">, origin: string): Record<string, unknown> {
  const { title, text, link, lang, cover, item_brand: brand, date_start, date_end } = giveaway;
  const absolute = (path: string) => new URL(path, origin).href;
  return {
    "@type": "Event",
    name: title,
    description: cutText(plainText(text)),
    url: absolute(link),
    inLanguage: lang,
    startDate: date_start,
    endDate: date_end,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: absolute(link) },
    isAccessibleForFree: true,
    organizer: brand
      ? { "@type": "Organization", name: brand.name, url: absolute(brand.link) }
      : { "@type": "Organization", name: "Grow", url: origin },
    ...(cover === null ? {} : { image: absolute(cover) }),
  };
}
