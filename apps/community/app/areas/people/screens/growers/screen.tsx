import { useFormats } from "@grow/i18n/react";
import { Button, Chip, Cluster, EmptyState, LinkButton, Page, Stack } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Pagination, SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { AdPlace } from "../../../../shared/ads/ad-place.tsx";
import { GrowerCards } from "../../../../shared/growers/grower-cards.tsx";
import { paths } from "../../paths.ts";
import chips from "../../shared/chips.module.css";
import styles from "./screen.module.css";
import { GROWERS_CHOICES, type GrowersRequest, type GrowersView, growersAddress, LANGUAGES } from "./view.ts";

const SORTS: Record<GrowersRequest["sort"], MessageDescriptor> = {
  followers: msg({ id: "growers.sort.followers", message: "Most followed" }),
  reports: msg({ id: "growers.sort.reports", message: "Most diaries" }),
  new: msg({ id: "growers.sort.new", message: "Newest" }),
  name: msg({ id: "growers.sort.name", message: "By name" }),
};

/** The list of growers, found by name and filtered by the language they write in. */
export function GrowersScreen({
  query,
  language,
  sort,
  strains,
  page,
  pages,
  total,
  isTotalCapped,
  growers,
  isGuest,
}: GrowersView) {
  const { i18n, t } = useLingui();
  const shown = useFormats().number(total) + (isTotalCapped ? "+" : "");
  const isMine = strains === "mine";
  const address = (change: Partial<GrowersRequest>) =>
    growersAddress(query, { language, sort, strains, ...change });
  return (
    <Page className={styles.screen}>
      <AdPlace kind="header" />
      <Stack gap={6}>
        <Cluster gap={4} align="baseline">
          <h1>
            <Trans id="growers.heading">Growers</Trans>
          </h1>
          <p className={styles.total}>
            {t({
              id: "growers.total",
              message: `${plural({ total }, { one: `${{ shown }} grower`, other: `${{ shown }} growers` })}`,
            })}
          </p>
        </Cluster>
        <Form action={paths.growers()} className={styles.form}>
          {language === "all" ? null : <input type="hidden" name="language" value={language} />}
          {sort === "followers" ? null : <input type="hidden" name="sort" value={sort} />}
          {isMine ? <input type="hidden" name="strains" value={strains} /> : null}
          <div className={styles.field}>
            <TextField
              key={query}
              label={t({ id: "growers.search", message: "Name" })}
              name="query"
              defaultValue={query}
              maxLength={32}
              type="search"
              autoComplete="off"
            />
          </div>
          <Button type="submit" look="outline">
            <Trans id="growers.search.go">Search</Trans>
          </Button>
        </Form>
        <Cluster justify="between">
          <Cluster gap={2} className={chips.chips}>
            {isGuest ? null : (
              <Chip on={isMine} href={address({ strains: isMine ? "all" : "mine" })}>
                <Trans id="growers.strains.mine">Same strains as me</Trans>
              </Chip>
            )}
            {GROWERS_CHOICES.language.map((value) =>
              value === "all" ? null : (
                <Chip
                  key={value}
                  lang={value}
                  on={value === language}
                  href={address({ language: value === language ? "all" : value })}
                >
                  {LANGUAGES[value]}
                </Chip>
              ),
            )}
          </Cluster>
          <SegmentLinks
            label={t({ id: "growers.sort", message: "Sort growers" })}
            links={GROWERS_CHOICES.sort.map((value) => ({
              href: address({ sort: value }),
              label: i18n._(SORTS[value]),
              current: value === sort,
            }))}
          />
        </Cluster>
        {growers.length === 0 ? (
          <EmptyState
            drawing="search"
            title={<Trans id="growers.empty">No growers match</Trans>}
            actions={
              <LinkButton look="outline" href={paths.growers()}>
                <Trans id="growers.empty.all">Show all growers</Trans>
              </LinkButton>
            }
          >
            {isMine ? (
              <Trans id="growers.empty.strains">
                Add the strain to your diary, and growers with the same one show up here.
              </Trans>
            ) : (
              <Trans id="growers.empty.text">Type the first few letters of a name.</Trans>
            )}
          </EmptyState>
        ) : (
          <GrowerCards growers={growers} hasAd />
        )}
        {pages > 1 ? (
          <Pagination
            label={t({ id: "growers.pages", message: "Pages of growers" })}
            current={page}
            total={pages}
            href={(number) => address({ page: number })}
          />
        ) : null}
      </Stack>
    </Page>
  );
}
