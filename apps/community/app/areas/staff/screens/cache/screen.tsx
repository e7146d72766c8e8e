import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { Button, Cluster, EmptyState, Note, Page, Stack } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import styles from "./screen.module.css";
import type { CachedPage, CacheView } from "./view.ts";

/** The guests' pages that this web server keeps, for administrators. */
export function CacheScreen({ rows, size, isFollowing }: CacheView) {
  const { t } = useLingui();
  const formats = useFormats();
  const kilobytes = (bytes: number): string => formats.unit(bytes / 1024, "kB", 1);
  const columns = [
    {
      key: "path",
      header: t({ id: "admin.cache.page", message: "Page" }),
      cell: (row: CachedPage) => (
        <span className={styles.page}>
          {row.path}
          <small>{row.variant}</small>
        </span>
      ),
    },
    {
      key: "age",
      header: t({ id: "admin.cache.age", message: "Age" }),
      cell: (row: CachedPage) => formats.unit(row.age, "s"),
      numeric: true,
      wideOnly: true,
    },
    {
      key: "size",
      header: t({ id: "admin.cache.size", message: "Size" }),
      cell: (row: CachedPage) => kilobytes(row.size),
      numeric: true,
      wideOnly: true,
    },
    {
      key: "hits",
      header: t({ id: "admin.cache.hits", message: "Hits" }),
      cell: (row: CachedPage) => formats.number(row.hits),
      numeric: true,
    },
    {
      key: "remove",
      header: t({ id: "admin.cache.action", message: "Action" }),
      cell: (row: CachedPage) => (
        <Form method="post">
          <input type="hidden" name="key" value={row.key} />
          <Button
            type="submit"
            look="outline"
            size="small"
            aria-label={t({ id: "admin.cache.removeOf", message: `Remove ${{ page: row.key }}` })}
          >
            <Trans id="admin.cache.remove">Remove</Trans>
          </Button>
        </Form>
      ),
    },
  ];
  return (
    <Page className={styles.screen}>
      <Stack gap={6}>
        <Cluster gap={4} justify="between">
          <Stack gap={2}>
            <h1>
              <Trans id="admin.cache.heading">Cached pages</Trans>
            </h1>
            <p className={styles.sum}>
              {t({
                id: "admin.cache.sum",
                message: `${plural({ count: rows.length }, { one: "# page", other: "# pages" })} in the memory of this server: ${{ memory: kilobytes(size) }}`,
              })}
            </p>
          </Stack>
          {rows.length > 0 ? (
            <Form method="post">
              <Button type="submit" look="outline">
                <Trans id="admin.cache.clear">Clear cache</Trans>
              </Button>
            </Form>
          ) : null}
        </Cluster>
        {isFollowing ? null : (
          <Note tone="warn">
            {t({
              id: "admin.cache.deaf",
              message:
                "This server isn't receiving updates. Cached pages will be served only until they expire.",
            })}
          </Note>
        )}
        {rows.length > 0 ? (
          <DataTable
            label={t({ id: "admin.cache.title", message: "Cached pages" })}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.key}
          />
        ) : (
          <EmptyState title={<Trans id="admin.cache.empty">Nothing cached</Trans>}>
            <Trans id="admin.cache.empty.text">Pages show up here after guests read them.</Trans>
          </EmptyState>
        )}
      </Stack>
    </Page>
  );
}
