import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { Badge, Cluster, EmptyState, LinkButton, Page, Stack, TextLink } from "@grow/ui/foundation";
import { SegmentLinks, Tabs } from "@grow/ui/navigation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../desk-paths.ts";
import styles from "../../shared/desks/desk.module.css";
import { STAFF_DESKS, type StaffDesk } from "../../shared/desks/desk-fields.ts";
import { DeskSearch } from "../../shared/desks/desk-search.tsx";
import { deskWord, newRowWord } from "../../shared/desks/desk-words.ts";

export interface CatalogueScreenProps {
  desk: StaffDesk;
  search: string;
  removed: boolean;
  items: readonly Schema<"StaffRowCard">[];
  total: number;
  /** The start of the next page; null on the last one. */
  next: number | null;
}

/** The rows of a table of the catalogue, with a search by name. Works without scripts. */
export function CatalogueScreen({ desk, search, removed, items, total, next }: CatalogueScreenProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  return (
    <Page className={styles.page}>
      <Stack gap={5}>
        <Cluster gap={4} justify="between">
          <h1>
            <Trans id="admin.catalogue.title">Catalogue</Trans>
          </h1>
          <LinkButton href={deskPaths.newStaffRow(desk)} look="primary">
            {newRowWord(i18n, desk)}
          </LinkButton>
        </Cluster>
        <Tabs
          label={t({ id: "admin.catalogue.desks", message: "Parts of the catalogue" })}
          tabs={STAFF_DESKS.map((one) => ({
            href: deskPaths.staffRows(one),
            label: deskWord(i18n, one),
            current: one === desk,
          }))}
        />
        <DeskSearch search={search} kept={removed ? { removed: "1" } : {}} />
        <SegmentLinks
          label={t({ id: "admin.catalogue.state", message: "Show entries" })}
          links={[
            {
              href: deskPaths.staffRows(desk, { search }),
              label: <Trans id="admin.catalogue.published">Published</Trans>,
              current: !removed,
            },
            {
              href: deskPaths.staffRows(desk, { search, removed: true }),
              label: <Trans id="admin.catalogue.removed">Removed</Trans>,
              current: removed,
            },
          ]}
        />
        {items.length === 0 ? (
          <EmptyState title={<Trans id="admin.catalogue.empty">Nothing found</Trans>}>
            <Trans id="admin.catalogue.empty.text">Try fewer letters or another tab.</Trans>
          </EmptyState>
        ) : (
          <div className={styles.scroll}>
            <table className={styles.rows}>
              <thead>
                <tr>
                  <th scope="col">
                    <Trans id="admin.catalogue.name">Name</Trans>
                  </th>
                  <th scope="col">
                    {desk === "strain" ? (
                      <Trans id="admin.catalogue.breeder">Breeder</Trans>
                    ) : desk === "product" ? (
                      <Trans id="admin.catalogue.brand">Brand</Trans>
                    ) : (
                      <Trans id="admin.catalogue.page">Page</Trans>
                    )}
                  </th>
                  <th scope="col" className={styles.number}>
                    <Trans id="admin.catalogue.diaries">Diaries</Trans>
                  </th>
                  <th scope="col" className={styles.wide}>
                    <Trans id="admin.catalogue.changed">Changed</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <tr key={item.id}>
                    <th scope="row">
                      <TextLink href={deskPaths.staffRow(desk, item.id)}>{item.name}</TextLink>{" "}
                      {item.is_remove ? (
                        <Badge tone="warn">
                          <Trans id="admin.catalogue.removed">Removed</Trans>
                        </Badge>
                      ) : null}
                    </th>
                    <td>{desk === "brand" ? item.link : item.note}</td>
                    <td className={styles.number}>{formats.number(item.cnt_diaries, 0)}</td>
                    <td className={styles.wide}>
                      <time dateTime={item.update_date}>{formats.date(item.update_date)}</time>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <p>
          {t({ id: "admin.catalogue.total", message: plural(total, { one: "# entry", other: "# entries" }) })}
        </p>
        {next === null ? null : (
          <p>
            <LinkButton look="outline" href={deskPaths.staffRows(desk, { search, removed, start: next })}>
              <Trans id="admin.catalogue.more">More entries</Trans>
            </LinkButton>
          </p>
        )}
      </Stack>
    </Page>
  );
}
