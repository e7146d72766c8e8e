import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import type { Catalogue } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { BrandMark } from "@grow/ui/catalogue";
import { Badge, Button, Cluster, LinkButton, Page, Stack } from "@grow/ui/foundation";
import { Tabs } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { BadgeCheck, ExternalLink, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import { AdPlace } from "../../../../shared/ads/ad-place.tsx";
import { AwardBadges } from "../../../../shared/awards/award-badges.tsx";
import { FollowForm } from "../../../../shared/follows/follow-form.tsx";
import { photoSource } from "../../../../shared/photo-source.ts";
import { useViewer } from "../../../../shared/root-data.ts";
import { RatingSpread } from "../../../../shared/tabs/reviews/rating-spread.tsx";
import type { SpreadView } from "../../../../shared/tabs/reviews/view.ts";
import { Crumbs } from "../../shared/crumbs.tsx";
import head from "../../shared/head.module.css";
import { Lead } from "../../shared/lead.tsx";
import { RatingPlate } from "../../shared/rating-plate.tsx";
import { tabWords } from "../../shared/tab-words.ts";
import { brandTabs } from "../../tabs.ts";
import type { BrandHeadView } from "./view.ts";

interface BrandScreenProps {
  brand: BrandHeadView;
  spread: SpreadView | null;
  /** Below the catalogue of the URL. */
  link: string;
  catalogue: Catalogue;
  children: ReactNode;
}

/** The frame of a brand's page: who it is, its rating, and its tabs. */
export function BrandScreen({ brand, spread, link, catalogue, children }: BrandScreenProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { pathname } = useLocation();
  const viewer = useViewer();
  const { place, year } = brand;
  const tabs = brandTabs(catalogue);
  const counts = new Map(tabs.rows.map(({ slug }) => [tabs.address(link, slug), brand.counts[slug]]));
  return (
    <Page>
      <AdPlace kind="header" />
      <Crumbs section={brand.section} steps={[{ label: brand.name }]} />
      <div className={head.head}>
        <Stack gap={3}>
          <div className={head.who}>
            <BrandMark logo={brand.logo && photoSource(brand.logo, "square")} name={brand.name} size={72} />
            <span className={head.quiet}>
              {[sectionWord(i18n, brand.section), ...(place ? [place] : [])].join(" · ")}
              {year === null ? null : (
                <>
                  {" · "}
                  <Trans id="brand.since">since {year}</Trans>
                </>
              )}
            </span>
            {brand.isVerified ? (
              <Badge tone="good" icon={BadgeCheck}>
                <Trans id="brand.official">Official page</Trans>
              </Badge>
            ) : null}
          </div>
          <h1 className={head.title}>{brand.name}</h1>
          <AwardBadges awards={brand.awards} />
          <Lead type="brand" id={brand.id} text={brand.lead} lang={brand.lang} />
          <Cluster gap={2}>
            <FollowForm type="brand" id={brand.id} followed={brand.followed} />
            {viewer && brand.isVerified ? (
              <form method="post" action={paths.chat()}>
                <input type="hidden" name="brand_id" value={brand.id} />
                <Button type="submit" look="outline" icon={MessageCircle}>
                  <Trans id="brand.message">Message</Trans>
                </Button>
              </form>
            ) : null}
            {brand.site ? (
              <LinkButton look="outline" href={brand.site} icon={ExternalLink} rel="nofollow noopener">
                <Trans id="brand.website">Website</Trans>
              </LinkButton>
            ) : null}
          </Cluster>
        </Stack>
        <RatingPlate
          rate={brand.rate}
          reviews={brand.reviews}
          spread={spread && <RatingSpread {...spread} total={brand.reviews} />}
        />
      </div>
      <Tabs
        label={t({ id: "brand.tabs", message: "Parts of this page" })}
        tabs={tabs.links(link, pathname, tabWords(i18n)).map((tab) => {
          const count = counts.get(tab.href);
          return { ...tab, count: count ? formats.compact(count) : undefined };
        })}
      />
      <div className={head.body}>{children}</div>
    </Page>
  );
}
