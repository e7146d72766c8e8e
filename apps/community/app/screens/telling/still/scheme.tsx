import { DataTable, Section, Stack } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SchemeDoseView, SchemeView } from "../../diary/diary/schemes-view.ts";
import { useFigures } from "./figures.ts";

/** What was fed, product by product, beside the scheme of its brand. */
export function Scheme({ scheme }: { scheme: SchemeView }) {
  const { t } = useLingui();
  const figures = useFigures();
  const { brand, name, week } = scheme;
  const title = t({ id: "diary.scheme", message: `Beside the scheme of ${brand}` });
  const nothing = "–";
  return (
    <Section
      title={title}
      count={t({ id: "diary.scheme.week", message: `${name}, week ${week} of the phase` })}
      level={3}
      close
    >
      <Stack>
        {scheme.isFlush ? (
          <p>
            <Trans id="diary.scheme.flush">In this week the scheme gives water only.</Trans>
          </p>
        ) : null}
        <DataTable<SchemeDoseView>
          label={title}
          rows={scheme.doses}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "name",
              header: t({ id: "diary.nutrients.product", message: "Product" }),
              cell: (row) => row.name,
            },
            {
              key: "given",
              header: t({ id: "diary.scheme.given", message: "Given" }),
              numeric: true,
              cell: (row) => (row.given ? figures.text(row.given) : nothing),
            },
            {
              key: "scheme",
              header: t({ id: "diary.scheme.dose", message: "Scheme" }),
              numeric: true,
              cell: (row) => (row.scheme ? figures.text(row.scheme) : nothing),
            },
          ]}
        />
      </Stack>
    </Section>
  );
}
