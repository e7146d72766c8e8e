import type { OperationId, Schema } from "@grow/contract";
import { isBot } from "@grow/domain/bots";
import { sql } from "kysely";
import { PAGE_SECTIONS } from "../../content/ads/page-sections.ts";
import { type BannerType, type PageSection, readRunningBanners } from "../../content/ads/running-banners.ts";
import { utcDay } from "../../content/ads/utc-day.ts";
import type { Context } from "../../http/define-operation.ts";
import type { Reader } from "../../http/reader.ts";
import { isFor, presentAds } from "./present-ads.ts";
import { readerCountry } from "./reader-country.ts";

/** The parts of a handler's context that decide about ads. */
type Asked = Pick<Context<OperationId>, "reads" | "config" | "request" | "now"> & {
  readonly user: Reader | null;
};

interface AdsByType {
  /** Sections without banners. */
  readonly ignored: PageSection[];
  /** The banners of a kind. */
  of(type: BannerType): Schema<"Ad">[];
}

/**
 * The banners of some kinds for the reader of a request: none for Premium, for bots, in a country without ads, and in a section without.
 *
 * @param section - only for this one
 */
export async function readAds(
  { reads, config, request, now, user }: Asked,
  types: readonly BannerType[],
  section?: PageSection,
): Promise<AdsByType> {
  const country = readerCountry(request, config);
  const { rows } = await sql<{ section: PageSection | null }>`
    select section from ignore_section union all select null from ignore_country where country = ${country}`.execute(
    reads,
  );
  const ignored = rows.flatMap((row) => (row.section === null ? [] : [row.section])).sort();
  const isOff =
    user?.is_premium === true ||
    isBot(request.headers["user-agent"]) ||
    rows.some((row) => row.section === null) ||
    (section !== undefined && ignored.includes(section));
  if (isOff) return { ignored, of: () => [] };
  const banners = await readRunningBanners(reads, { types, country, day: utcDay(now()) });
  const sections = section === undefined ? PAGE_SECTIONS : [section];
  const fitting = section === undefined ? banners : banners.filter((banner) => isFor(banner, section));
  return {
    ignored,
    of: (type) =>
      presentAds(
        fitting.filter((banner) => banner.type === type),
        // Buttons are of different products, and do not compete.
        { sections, operator: config.operator.name, random: type === "button" ? () => 0 : Math.random },
      ),
  };
}
