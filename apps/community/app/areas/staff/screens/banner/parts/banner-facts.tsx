import { countryName } from "@grow/app-kit/ads/countries.ts";
import { pageSectionWord } from "@grow/app-kit/ads/section-words.ts";
import { useFormats } from "@grow/i18n/react";
import { Note, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Fact, FactList } from "../../../shared/desks/fact-list.tsx";
import type { BannerView } from "../view.ts";

/** Who advertises, where it leads, where and when it runs. */
export function BannerFacts({ banner }: { banner: BannerView }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { brand, user, url, payer, sections, countries, start, end, perDay } = banner;
  const own = t({ id: "admin.banners.own", message: "Grow's own" });
  const everywhere = t({ id: "admin.banner.everywhere", message: "All" });
  const open = t({ id: "admin.banner.noEnd", message: "no limit" });
  const day = (date: string | null, none: string) => (date === null ? none : formats.date(date));
  const facts: Fact[] = [
    {
      name: t({ id: "admin.banner.brand", message: "Brand" }),
      value: brand ? <TextLink href={brand.link}>{brand.name}</TextLink> : own,
    },
    {
      name: t({ id: "admin.banner.payer", message: "Who pays" }),
      value: payer || (brand?.name ?? "Grow"),
    },
    {
      name: t({ id: "admin.banner.url", message: "Link" }),
      // Not a link: it may lead anywhere until it is approved.
      value: <code>{url}</code>,
    },
    ...(banner.product
      ? [{ name: t({ id: "admin.banner.fact.product", message: "Product" }), value: banner.product }]
      : []),
    {
      name: t({ id: "admin.banner.fact.sections", message: "Sections" }),
      value:
        sections.length === 0
          ? everywhere
          : formats.list(sections.map((section) => pageSectionWord(i18n, section))),
    },
    {
      name: t({ id: "admin.banner.countries", message: "Countries" }),
      value:
        countries.length === 0
          ? everywhere
          : formats.list(countries.map((code) => countryName(formats.locale, code))),
    },
    {
      name: t({ id: "admin.banner.fact.run", message: "Run (UTC)" }),
      value: start === null && end === null ? open : `${day(start, "…")} – ${day(end, open)}`,
    },
    {
      name: t({ id: "admin.banner.limit", message: "Views per reader and day" }),
      value: perDay === null ? open : formats.number(perDay),
    },
    ...(user
      ? [
          {
            name: t({ id: "admin.banner.fact.user", message: "Submitted by" }),
            value: user.link ? <TextLink href={user.link}>{user.name}</TextLink> : user.name,
          },
        ]
      : []),
  ];
  return (
    <Stack gap={3}>
      <FactList facts={facts} />
      {banner.reviewText ? (
        <Note tone="warn" title={<Trans id="admin.banner.sentBack">Reason for sending it back</Trans>}>
          <p>{banner.reviewText}</p>
        </Note>
      ) : null}
    </Stack>
  );
}
