import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { Cluster, LinkButton, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { paths } from "../../paths.ts";

export interface SchemesScreenProps {
  schemes: readonly Schema<"SchemeCard">[];
  canEdit: boolean;
  /** Name of a brand that makes no nutrients, which has no charts; else null. */
  otherBrand: string | null;
}

/** The feeding charts of a brand. Works without scripts. */
export function SchemesScreen({ schemes, canEdit, otherBrand }: SchemesScreenProps) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <Stack gap={6}>
      <Cluster justify="between">
        <h1>
          <Trans id="schemes.title">Feeding charts</Trans>
        </h1>
        {canEdit ? (
          <LinkButton look="primary" icon={Plus} href={paths.editScheme("new")}>
            <Trans id="schemes.add">Add chart</Trans>
          </LinkButton>
        ) : null}
      </Cluster>
      {otherBrand !== null ? (
        <p>
          <Trans id="schemes.otherBrand">
            Only nutrient brands have feeding charts. {otherBrand} has none.
          </Trans>
        </p>
      ) : schemes.length === 0 ? (
        <p>
          <Trans id="schemes.none">
            No feeding charts yet. Growers copy one into their weeks in one step.
          </Trans>
        </p>
      ) : (
        <DataTable
          label={t({ id: "schemes.title", message: "Feeding charts" })}
          sortable
          csv={{ fileName: "feeding-charts", label: t({ id: "schemes.csv", message: "Export CSV" }) }}
          rows={schemes}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "name",
              header: t({ id: "schemes.name", message: "Chart" }),
              cell: (row) => <TextLink href={paths.editScheme(row.id)}>{row.name}</TextLink>,
              value: (row) => row.name,
            },
            {
              key: "state",
              header: t({ id: "schemes.state", message: "Status" }),
              cell: (row) =>
                row.is_public
                  ? t({ id: "schemes.public", message: "Public" })
                  : t({ id: "schemes.private", message: "Only managers see it" }),
              value: (row) => String(row.is_public),
            },
            {
              key: "weeks",
              header: t({ id: "schemes.weeks", message: "Weeks" }),
              numeric: true,
              cell: (row) => formats.number(row.cnt_weeks),
              value: (row) => row.cnt_weeks,
            },
            {
              key: "products",
              header: t({ id: "schemes.products", message: "Products" }),
              numeric: true,
              cell: (row) => formats.number(row.cnt_products),
              value: (row) => row.cnt_products,
            },
            {
              key: "diaries",
              header: t({ id: "schemes.diaries", message: "Diaries" }),
              numeric: true,
              cell: (row) => formats.number(row.cnt_diaries),
              value: (row) => row.cnt_diaries,
            },
            {
              key: "date",
              header: t({ id: "schemes.date", message: "Changed" }),
              cell: (row) => formats.date(row.update_date),
              value: (row) => row.update_date,
            },
          ]}
        />
      )}
    </Stack>
  );
}
