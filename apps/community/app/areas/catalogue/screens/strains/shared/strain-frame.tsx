import type { PageTabs } from "@grow/app-kit/page-tabs.ts";
import { useFormats } from "@grow/i18n/react";
import { Facts } from "@grow/ui/diary";
import { cx, LinkButton, Page, Stack, TextLink } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Tabs } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "../../../../../paths.ts";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { categoryValueWord } from "../../../../../shared/strains/category-words.ts";
import head from "../../../shared/head.module.css";
import { RatingPlate } from "../../../shared/rating-plate.tsx";
import { StrainCrumbs } from "./strain-crumbs.tsx";
import styles from "./strain-frame.module.css";
import type { StrainHeadView } from "./strain-head-view.ts";
import { TAB_WORDS } from "./tab-words.ts";

type TabName = keyof typeof TAB_WORDS;

interface StrainFrameProps<Slug extends TabName> {
  strain: StrainHeadView;
  tabs: PageTabs<Slug>;
  /** The strain behind a seed. */
  parent?: { name: string; link: string } | null;
  /** What "Grow this strain" fills in. */
  grow: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Photo, name, breeder's data and tabs of a strain or seed; the active tab below. */
export function StrainFrame<Slug extends TabName>({
  strain,
  tabs,
  parent,
  grow,
  children,
}: StrainFrameProps<Slug>) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { pathname } = useLocation();
  const { name, link, breeder, photo, rate, reviews, harvests, growers, diaries } = strain;
  const labels = Object.fromEntries(tabs.rows.map(({ slug }) => [slug, i18n._(TAB_WORDS[slug])])) as Record<
    Slug,
    string
  >;
  const links = tabs.links(link, pathname, labels).map((tab, index) => {
    const count = strain.counts[tabs.rows[index]?.slug ?? ""];
    return count === undefined ? tab : { ...tab, count: formats.compact(count) };
  });
  const facts = [
    { name: t({ id: "strain.diaries", message: "Diaries" }), value: formats.number(diaries) },
    { name: t({ id: "strain.growers", message: "Growers" }), value: formats.number(growers) },
    { name: t({ id: "strain.harvests", message: "Harvests" }), value: formats.number(harvests) },
  ];
  return (
    <Page>
      <Stack gap={6}>
        <StrainCrumbs crumbs={parent ? [{ label: parent.name, href: parent.link }] : []} />
        <div className={cx(head.head, photo && head.withPhoto)}>
          {photo ? (
            <div className={head.photo}>
              <Photo
                photo={photoSource(photo, "card")}
                shape="1:1"
                sizes="(min-width: 840px) 320px, 90vw"
                priority
              />
            </div>
          ) : null}
          <Stack gap={4}>
            {breeder ? (
              <p>
                <TextLink href={breeder.link}>{breeder.name}</TextLink>
              </p>
            ) : null}
            <h1>{name}</h1>
            <BreederData {...strain} />
            <Facts facts={facts} />
            <p>
              <LinkButton look="primary" href={`${paths.newDiary()}?${new URLSearchParams(grow)}`}>
                <Trans id="strain.grow">Grow this strain</Trans>
              </LinkButton>
            </p>
          </Stack>
          <RatingPlate rate={rate} reviews={reviews} />
        </div>
        <Tabs label={name} tabs={links} />
        {children}
      </Stack>
    </Page>
  );
}

/** The breeder's data: genetics, type, THC, CBD, days. */
function BreederData({ facts: data, shares, cbd }: Pick<StrainHeadView, "facts" | "shares" | "cbd">) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const range = ([from, to]: readonly [number, number]) =>
    [...new Set([formats.number(from, 1), formats.number(to, 1)])].join("–");
  const thc = data?.thc ? range(data.thc) : "";
  const cbdRange = cbd ? range(cbd) : "";
  const days = data?.days ? range(data.days) : "";
  const parts = [
    ...shares.map(
      ({ kind, percent }) => `${categoryValueWord(i18n, "genes", kind)} ${formats.percent(percent / 100)}`,
    ),
    data?.isAuto ? t({ id: "strain.auto", message: "Autoflower" }) : "",
    thc && `THC ${thc}%`,
    cbdRange && `CBD ${cbdRange}%`,
    days && t({ id: "strain.days", message: `${days} days of flowering` }),
  ].filter(Boolean);
  return parts.length === 0 ? null : <p className={styles.facts}>{parts.join(" · ")}</p>;
}
