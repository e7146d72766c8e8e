import { useFormats } from "@grow/i18n/react";
import { Chip, Cluster, TextLink } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../screen.module.css";
import { type ListView, listAddress, toggled } from "../view.ts";
import { FilterButton } from "./filter-rail.tsx";
import { tagWord } from "./filter-words.ts";
import { SortLinks } from "./sort-links.tsx";

/** How many diaries there are, of which kind and in which order. */
export function ListHead({
  tags,
  sort,
  total,
  isTotalCapped,
}: Pick<ListView, "tags" | "sort" | "total" | "isTotalCapped">) {
  const { i18n } = useLingui();
  const shownTotal = useFormats().number(total) + (isTotalCapped ? "+" : "");
  return (
    <>
      <Cluster gap={4} align="baseline">
        <h1>
          <Trans id="explore.heading">Diaries</Trans>
        </h1>
        <p className={styles.total}>
          {tags.length === 0 ? (
            <Trans id="explore.total">{shownTotal} in all</Trans>
          ) : (
            <Trans id="explore.matches">{shownTotal} match</Trans>
          )}
        </p>
      </Cluster>
      <Cluster justify="between">
        <Cluster gap={2}>
          <FilterButton count={tags.length} />
          {tags.map((tag) => (
            <Chip key={tag} on href={listAddress({ tags: toggled(tags, tag), sort, page: 1 })}>
              {tagWord(i18n, tag)}
            </Chip>
          ))}
          {tags.length > 0 ? (
            <TextLink href={listAddress({ tags: [], sort, page: 1 })}>
              <Trans id="explore.clear">Clear</Trans>
            </TextLink>
          ) : null}
        </Cluster>
        <SortLinks tags={tags} sort={sort} />
      </Cluster>
    </>
  );
}
