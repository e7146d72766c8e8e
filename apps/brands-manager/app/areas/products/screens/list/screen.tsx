import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { Badge, Button, Cluster, LinkButton, Stack, TextLink } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Plus, Search } from "lucide-react";
import { paths } from "../../paths.ts";
import type { ProductRow } from "./view.ts";

export interface ProductsScreenProps {
  products: readonly ProductRow[];
  total: number;
  query: string;
  page: number;
  pages: number;
  canEdit: boolean;
}

/** The products of a brand, drafts of new ones first. Works without scripts. */
export function ProductsScreen({ products, total, query, page, pages, canEdit }: ProductsScreenProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const pageHref = (number: number) =>
    `${paths.products()}?${new URLSearchParams({ ...(query ? { query } : {}), page: String(number) })}`;
  const states = {
    draft: t({ id: "products.draft", message: "Draft" }),
    published: t({ id: "products.published", message: "Published" }),
  };
  return (
    <Stack gap={6}>
      <Cluster justify="between">
        <h1>
          <Trans id="products.title">Products</Trans>
        </h1>
        {canEdit ? (
          <LinkButton look="primary" icon={Plus} href={paths.editProduct("new")}>
            <Trans id="products.add">Add product</Trans>
          </LinkButton>
        ) : null}
      </Cluster>
      <Form action={paths.products()} role="search">
        <Cluster align="end">
          <TextField
            label={t({ id: "products.search", message: "Product name" })}
            name="query"
            type="search"
            maxLength={100}
            defaultValue={query}
          />
          <Button type="submit" look="outline" icon={Search}>
            <Trans id="products.search.submit">Search</Trans>
          </Button>
        </Cluster>
      </Form>
      {products.length === 0 ? (
        <p role="status">
          {query === "" ? (
            <Trans id="products.none">No products yet. Add the first one.</Trans>
          ) : (
            <Trans id="products.noMatch">No products match “{query}”.</Trans>
          )}
        </p>
      ) : (
        <>
          <p>
            <Trans id="products.count">
              <Plural value={total} one="# product" other="# products" />
            </Trans>
          </p>
          <DataTable
            label={t({ id: "products.title", message: "Products" })}
            sortable
            csv={{ fileName: "products", label: t({ id: "products.csv", message: "Export CSV" }) }}
            rows={products}
            rowKey={(row) => row.key}
            columns={[
              {
                key: "name",
                header: t({ id: "products.product", message: "Product" }),
                cell: (row) => (
                  <TextLink href={row.href}>
                    {row.name || t({ id: "products.unnamed", message: "Unnamed draft" })}
                  </TextLink>
                ),
                value: (row) => row.name,
              },
              {
                key: "state",
                header: t({ id: "products.state", message: "Status" }),
                nowrap: true,
                cell: (row) => (
                  <Badge tone={row.isDraft ? "warn" : "good"}>
                    {states[row.isDraft ? "draft" : "published"]}
                  </Badge>
                ),
                value: (row) => states[row.isDraft ? "draft" : "published"],
              },
              ...(products.some((row) => row.compositionHref !== null)
                ? [
                    {
                      key: "composition",
                      header: t({ id: "products.composition", message: "Composition" }),
                      cell: (row: ProductRow) => <Composition row={row} />,
                      value: (row: ProductRow) => (row.hasComposition ? "✓" : "–"),
                    },
                  ]
                : []),
              {
                key: "diaries",
                header: t({ id: "products.diaries", message: "Diaries" }),
                numeric: true,
                cell: (row) => formats.number(row.diaries),
                value: (row) => row.diaries,
              },
              {
                key: "reviews",
                header: t({ id: "products.reviews", message: "Reviews" }),
                numeric: true,
                cell: (row) => formats.number(row.reviews),
                value: (row) => row.reviews,
              },
              {
                key: "rating",
                header: t({ id: "products.rating", message: "Rating" }),
                numeric: true,
                cell: (row) => (row.rating === null ? "–" : formats.number(Math.round(row.rating * 10) / 10)),
                value: (row) => row.rating ?? 0,
              },
              {
                key: "date",
                header: t({ id: "products.date", message: "Changed" }),
                nowrap: true,
                cell: (row) => formats.date(row.date),
                value: (row) => row.date,
              },
            ]}
          />
          {pages > 1 ? (
            <Cluster>
              {page > 1 ? (
                <LinkButton look="outline" size="small" href={pageHref(page - 1)}>
                  <Trans id="products.previous">Previous page</Trans>
                </LinkButton>
              ) : null}
              {page < pages ? (
                <LinkButton look="outline" size="small" href={pageHref(page + 1)}>
                  <Trans id="products.next">Next page</Trans>
                </LinkButton>
              ) : null}
            </Cluster>
          ) : null}
        </>
      )}
    </Stack>
  );
}

function Composition({ row }: { row: ProductRow }) {
  if (row.compositionHref === null) return "–";
  return (
    <TextLink href={row.compositionHref}>
      {row.hasComposition ? (
        <Trans id="products.composition.edit">Edit</Trans>
      ) : (
        <Trans id="products.composition.add">Add</Trans>
      )}
    </TextLink>
  );
}
