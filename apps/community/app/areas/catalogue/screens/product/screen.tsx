import { categoryWord } from "@grow/app-kit/catalogue/category-words.ts";
import { useFormats } from "@grow/i18n/react";
import { Facts } from "@grow/ui/diary";
import { Cluster, cx, LinkButton, Page, Stack, TextLink } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Tabs } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { ExternalLink, Scale } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import { AdPlace } from "../../../../shared/ads/ad-place.tsx";
import { AwardBadges } from "../../../../shared/awards/award-badges.tsx";
import { photoSource } from "../../../../shared/photo-source.ts";
import { RatingSpread } from "../../../../shared/tabs/reviews/rating-spread.tsx";
import type { SpreadView } from "../../../../shared/tabs/reviews/view.ts";
import { Crumbs } from "../../shared/crumbs.tsx";
import head from "../../shared/head.module.css";
import { Lead } from "../../shared/lead.tsx";
import { RatingPlate } from "../../shared/rating-plate.tsx";
import { tabWords } from "../../shared/tab-words.ts";
import { PRODUCT_TABS } from "../../tabs.ts";
import type { ProductHeadView } from "./view.ts";

interface ProductScreenProps {
  product: ProductHeadView;
  spread: SpreadView | null;
  link: string;
  children: ReactNode;
}

/** The frame of a product's page: picture, brand, figures of its use, rating, and its tabs. */
export function ProductScreen({ product, spread, link, children }: ProductScreenProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { pathname } = useLocation();
  const { brand, photo } = product;
  const kind = categoryWord(i18n, product.category);
  const counts = new Map(
    PRODUCT_TABS.rows.map(({ slug }) => [PRODUCT_TABS.address(link, slug), product.counts[slug]]),
  );
  return (
    <Page>
      <AdPlace kind="header" />
      <Crumbs
        section={product.section}
        steps={[{ label: brand.name, href: brand.link }, { label: product.name }]}
      />
      <div className={cx(head.head, photo && head.withPhoto)}>
        {photo ? (
          <div className={head.photo}>
            <Photo photo={photoSource(photo, "card")} shape="1:1" sizes="20rem" priority />
          </div>
        ) : null}
        <Stack gap={3}>
          <div className={head.who}>
            <TextLink href={brand.link}>{brand.name}</TextLink>
            {kind ? <span className={head.quiet}>{kind}</span> : null}
          </div>
          <h1 className={head.title}>{product.name}</h1>
          <AwardBadges awards={product.awards} />
          <Lead type="product" id={product.id} text={product.lead} lang={product.lang} />
          <Facts
            facts={[
              {
                name: t({ id: "catalogue.head.diaries", message: "Diaries" }),
                value: formats.number(product.diaries),
              },
              {
                name: t({ id: "catalogue.head.harvests", message: "Harvests" }),
                value: formats.number(product.harvests),
              },
              {
                name: t({ id: "catalogue.tab.growers", message: "Growers" }),
                value: formats.number(product.growers),
              },
            ]}
          />
          <Cluster gap={2}>
            <LinkButton
              look="primary"
              href={`${paths.newDiary()}?${new URLSearchParams({
                ...{ gear: product.name, product: String(product.id), section: product.section },
              })}`}
            >
              <Trans id="product.use">Use in a new diary</Trans>
            </LinkButton>
            {product.shop ? (
              <LinkButton
                look="outline"
                href={product.shop}
                icon={ExternalLink}
                rel="nofollow noopener sponsored"
                data-buy={product.id}
              >
                <Trans id="product.shop">To the shop</Trans>
              </LinkButton>
            ) : null}
            <LinkButton look="outline" href={paths.compareProducts([product.id])} icon={Scale} rel="nofollow">
              <Trans id="product.compare">Compare</Trans>
            </LinkButton>
          </Cluster>
        </Stack>
        <div>
          <RatingPlate
            rate={product.rate}
            reviews={product.reviews}
            spread={spread && <RatingSpread {...spread} total={product.reviews} />}
          />
          <AdPlace kind="button" product={product.id} />
        </div>
      </div>
      <Tabs
        label={t({ id: "brand.tabs", message: "Parts of this page" })}
        tabs={PRODUCT_TABS.links(link, pathname, tabWords(i18n)).map((tab) => {
          const count = counts.get(tab.href);
          return { ...tab, count: count ? formats.compact(count) : undefined };
        })}
      />
      <div className={head.body}>{children}</div>
    </Page>
  );
}
