import type { PageTabs } from "@grow/app-kit/page-tabs.ts";
import { useFormats } from "@grow/i18n/react";
import { ShareBars } from "@grow/ui/chart";
import { Facts } from "@grow/ui/diary";
import { Badge, Chip, Cluster, cx, LinkButton, Page, Stack, TextLink } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Tabs } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "../../../../../paths.ts";
import { AdPlace } from "../../../../../shared/ads/ad-place.tsx";
import { AwardBadges } from "../../../../../shared/awards/award-badges.tsx";
import type { WonAward } from "../../../../../shared/awards/won-awards.ts";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { categoryValueWord } from "../../../../../shared/strains/category-words.ts";
import head from "../../../shared/head.module.css";
import { Lead } from "../../../shared/lead.tsx";
import { RatingPlate } from "../../../shared/rating-plate.tsx";
import type { CriterionView } from "./statistics-view.ts";
import { StrainCrumbs } from "./strain-crumbs.tsx";
import styles from "./strain-frame.module.css";
import type { CriteriaView, StrainHeadView } from "./strain-head-view.ts";
import { TAB_WORDS } from "./tab-words.ts";

type TabName = keyof typeof TAB_WORDS;

interface StrainFrameProps<Slug extends TabName> {
  /** A strain, or the seed of one. */
  type: "strain" | "product";
  strain: StrainHeadView;
  tabs: PageTabs<Slug>;
  /** The strain behind a seed. */
  parent?: { name: string; link: string } | null;
  awards: readonly WonAward[];
  /** What "Grow this strain" fills in. */
  grow: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Photo, name, breeder's data and tabs of a strain or seed; the active tab below. */
export function StrainFrame<Slug extends TabName>({
  type,
  strain,
  tabs,
  parent,
  awards,
  grow,
  children,
}: StrainFrameProps<Slug>) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { pathname } = useLocation();
  const { name, link, breeder, photo, rate, reviews, harvests, growers, diaries, aliases } = strain;
  const names = aliases.join(", ");
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
      <AdPlace kind="header" />
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
            <AwardBadges awards={awards} />
            {aliases.length > 0 ? (
              <p className={head.quiet}>
                <Trans id="strain.aliases">Also known as {names}</Trans>
              </p>
            ) : null}
            <Lead type={type} id={strain.id} text={strain.lead} lang={strain.lang} />
            {strain.shares.length > 0 ? <Genetics shares={strain.shares} /> : null}
            <Traits {...strain} />
            <Facts facts={facts} />
            <p>
              <LinkButton look="primary" href={`${paths.newDiary()}?${new URLSearchParams(grow)}`}>
                <Trans id="strain.grow">Grow this strain</Trans>
              </LinkButton>
            </p>
          </Stack>
          <RatingPlate rate={rate} reviews={reviews}>
            <Criteria {...strain.criteria} />
          </RatingPlate>
        </div>
        <Tabs label={name} tabs={links} />
        {children}
      </Stack>
    </Page>
  );
}

/** Shares of indica, sativa and ruderalis as one bar with its words below. */
function Genetics({ shares }: Pick<StrainHeadView, "shares">) {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (
    <div className={styles.genetics}>
      <span className={styles.bar} aria-hidden="true">
        {shares.map(({ kind, percent }) => (
          <i key={kind} data-kind={kind} style={{ flexGrow: percent }} />
        ))}
      </span>
      <p className={styles.kinds}>
        {shares.map(({ kind, percent }) => (
          <span key={kind}>
            <b>{formats.percent(percent / 100)}</b> {categoryValueWord(i18n, "genes", kind)}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The breeder's data: type, THC, CBD, days; then what it is like to grow, with links to strains that are alike. */
function Traits({ facts: data, cbd, traits }: Pick<StrainHeadView, "facts" | "cbd" | "traits">) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const range = ([from, to]: readonly [number, number]) =>
    [...new Set([formats.number(from, 1), formats.number(to, 1)])].join("–");
  const thc = data?.thc ? range(data.thc) : "";
  const cbdRange = cbd ? range(cbd) : "";
  const days = data?.days ? range(data.days) : "";
  const facts = [
    data?.isAuto ? t({ id: "strain.auto", message: "Autoflower" }) : "",
    thc && `THC ${thc}%`,
    cbdRange && `CBD ${cbdRange}%`,
    days && t({ id: "strain.days", message: `${days} days of flowering` }),
  ].filter(Boolean);
  if (facts.length + traits.length === 0) return null;
  return (
    <Cluster gap={2}>
      {facts.map((fact) => (
        <Badge key={fact}>{fact}</Badge>
      ))}
      {traits.map(({ category, val }) => (
        <Chip key={`${category}-${val}`} small href={paths.strainCategory(category, val)}>
          {categoryValueWord(i18n, category, val)}
        </Chip>
      ))}
    </Cluster>
  );
}

const CRITERIA: Record<CriterionView["name"], MessageDescriptor> = {
  growing: msg({ id: "strain.rating.growing", message: "Ease of growing" }),
  resistance: msg({ id: "strain.rating.resistance", message: "Resistance" }),
};

/** The ratings by criterion, and of how many growers they are. */
function Criteria({ ratings, germination, least }: CriteriaView) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const counts = ratings.map(({ n }) => n);
  const growers = [...new Set([Math.min(...counts), Math.max(...counts)])]
    .map((n) => formats.number(n))
    .join("–");
  const shares = [
    ...ratings.map(({ name, value, share }) => ({
      name: i18n._(CRITERIA[name]),
      share,
      value: formats.number(value, 1),
    })),
    ...(germination === null
      ? []
      : [
          {
            name: t({ id: "strain.germination", message: "Germination" }),
            share: germination / 100,
            value: formats.percent(germination / 100),
          },
        ]),
  ];
  return (
    <>
      {shares.length > 0 ? <ShareBars shares={shares} color="var(--star)" /> : null}
      <p className={head.quiet}>
        {ratings.length > 0
          ? t({ id: "strain.ratings.growers", message: `Rated by ${growers} growers` })
          : t({
              id: "strain.ratings.tooFew",
              message: `Ratings show up once ${least} growers have rated it.`,
            })}
      </p>
    </>
  );
}
