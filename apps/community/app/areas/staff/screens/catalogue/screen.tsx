import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { Badge, EmptyState, LinkButton, TextLink } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../desk-paths.ts";
import type { StaffDesk } from "../../shared/desks/described-field.ts";
import { STAFF_DESKS } from "../../shared/desks/desk-fields.ts";
import { DeskList } from "../../shared/desks/desk-list.tsx";
import type { DeskColumn } from "../../shared/desks/desk-table.tsx";
import { deskWord, newRowWord } from "../../shared/desks/desk-words.ts";

export interface CatalogueScreenProps {
  desk: StaffDesk;
  search: string;
  removed: boolean;
  items: readonly Schema<"StaffRowCard">[];
  total: number;
  /** From 1. */
  page: number;
  /** Rows on a page. */
  size: number;
}

/** The rows of a table of the catalogue, with a search by name. */
export function CatalogueScreen({ desk, search, removed, items, total, page, size }: CatalogueScreenProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const columns: readonly DeskColumn<Schema<"StaffRowCard">>[] = [
    {
      name: "name",
      title: <Trans id="admin.catalogue.name">Name</Trans>,
      cell: ({ id, name, is_remove }) => (
        <>
          <TextLink href={deskPaths.staffRow(desk, id)}>{name}</TextLink>{" "}
          {is_remove ? (
            <Badge tone="warn">
              <Trans id="admin.catalogue.removed">Removed</Trans>
            </Badge>
          ) : null}
        </>
      ),
    },
    {
      name: "note",
      title: {
        strain: <Trans id="admin.catalogue.breeder">Breeder</Trans>,
        product: <Trans id="admin.catalogue.brand">Brand</Trans>,
        brand: <Trans id="admin.catalogue.page">Page</Trans>,
      }[desk],
      cell: ({ link, note }) => (desk === "brand" ? link : note),
    },
    {
      ...{ name: "diaries", kind: "number" },
      title: <Trans id="admin.catalogue.diaries">Diaries</Trans>,
      cell: ({ cnt_diaries }) => formats.number(cnt_diaries, 0),
    },
    {
      ...{ name: "changed", kind: "wide" },
      title: <Trans id="admin.catalogue.changed">Changed</Trans>,
      cell: ({ update_date }) => <time dateTime={update_date}>{formats.date(update_date)}</time>,
    },
  ];
  return (
    <DeskList
      title={<Trans id="admin.catalogue.title">Catalogue</Trans>}
      actions={
        <LinkButton href={deskPaths.newStaffRow(desk)} look="primary">
          {newRowWord(i18n, desk)}
        </LinkButton>
      }
      tabs={{
        label: t({ id: "admin.catalogue.desks", message: "Parts of the catalogue" }),
        tabs: STAFF_DESKS.map((one) => ({
          href: deskPaths.staffRows(one),
          label: deskWord(i18n, one),
          current: one === desk,
        })),
      }}
      search={{ search, kept: removed ? { removed: "1" } : {} }}
      choices={{
        label: t({ id: "admin.catalogue.state", message: "Show entries" }),
        links: [
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
        ],
      }}
      columns={columns}
      rows={items}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title={<Trans id="admin.catalogue.empty">Nothing found</Trans>}>
          <Trans id="admin.catalogue.empty.text">Try fewer letters or another tab.</Trans>
        </EmptyState>
      }
      total={t({
        id: "admin.catalogue.total",
        message: plural(total, { one: "# entry", other: "# entries" }),
      })}
      pages={{
        current: page,
        total: Math.ceil(total / size),
        href: (to) => deskPaths.staffRows(desk, { search, removed, start: (to - 1) * size }),
      }}
    />
  );
}
