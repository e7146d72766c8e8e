import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, EmptyState, LinkButton, Page, Stack, TextLink } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { paths } from "../../../../../paths.ts";
import { AdPlace } from "../../../../../shared/ads/ad-place.tsx";
import type { ListLength } from "../../../../../shared/lists/list.ts";
import { ListHead } from "../../../../../shared/lists/parts/list-head.tsx";
import { ListPages } from "../../../../../shared/lists/parts/list-pages.tsx";
import { StrainCards } from "../../../../../shared/strains/strain-cards.tsx";
import type { StrainData } from "../../../../../shared/strains/strain-data.ts";
import styles from "../shared/strain-page.module.css";
import { STRAINS } from "./list.ts";

type Sort = (typeof STRAINS.sorts)[number];

const SORTS: Record<Sort, MessageDescriptor> = {
  diaries: msg({ id: "strains.sort.diaries", message: "Most grown" }),
  rate: msg({ id: "strains.sort.rate", message: "Best rated" }),
  yield: msg({ id: "strains.sort.yield", message: "Highest yield" }),
  new: msg({ id: "strains.sort.new", message: "Newest" }),
  name: msg({ id: "strains.sort.name", message: "By name" }),
};

interface StrainsScreenProps extends ListLength {
  sort: Sort;
  text: string;
  strains: readonly StrainData[];
}

/** All strains: search, sort orders, cards, pages. */
export function StrainsScreen({ sort, text, strains, page, pages, total }: StrainsScreenProps) {
  const { i18n, t } = useLingui();
  const shownTotal = useFormats().number(total);
  return (
    <Page className={styles.page}>
      <AdPlace kind="header" />
      <Stack gap={6}>
        <ListHead
          list={STRAINS}
          tags={[]}
          sort={sort}
          heading={<Trans id="strains.heading">Strains</Trans>}
          total={
            text === "" ? (
              <Trans id="strains.total">{shownTotal} in total</Trans>
            ) : (
              <Trans id="strains.found">
                {shownTotal} with “{text}”
              </Trans>
            )
          }
          tagLabel={(tag) => tag}
          clear={null}
          sortLabel={t({ id: "strains.sort", message: "Sort by" })}
          sortName={(order) => i18n._(SORTS[order])}
        />
        <Cluster justify="between" align="end">
          <Form action={paths.strains()} key={text}>
            <Cluster gap={2} align="end">
              <TextField
                name="query"
                type="search"
                label={t({ id: "strains.query", message: "Name" })}
                defaultValue={text}
                maxLength={100}
              />
              <Button type="submit" look="outline">
                <Trans id="strains.search">Search</Trans>
              </Button>
            </Cluster>
          </Form>
          <Cluster gap={4}>
            <TextLink href={paths.strainCategories()}>
              <Trans id="strains.categories">By effect, taste and more</Trans>
            </TextLink>
            <TextLink href={paths.seeds()}>
              <Trans id="strains.seeds">Seeds</Trans>
            </TextLink>
          </Cluster>
        </Cluster>
        {strains.length === 0 ? (
          <EmptyState
            drawing="search"
            title={<Trans id="strains.empty">No strain with this name</Trans>}
            actions={
              <LinkButton look="outline" href={paths.strains()}>
                <Trans id="strains.empty.all">Show all strains</Trans>
              </LinkButton>
            }
          />
        ) : (
          <Stack gap={10}>
            <StrainCards strains={strains} leads={page === 1} hasAd />
            <ListPages
              {...{ list: STRAINS, text, sort, page, pages }}
              label={t({ id: "strains.pages", message: "Pages of strains" })}
            />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
