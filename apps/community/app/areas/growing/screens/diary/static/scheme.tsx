import { DataTable } from "@grow/ui/chart";
import { Section, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFigures } from "../../../../../shared/words/use-figures.ts";
import type { SchemeDoseView, SchemeView } from "../schemes-view.ts";

/** Doses by product, next to the feeding chart of the brand. */
export function Scheme({ scheme }: { scheme: SchemeView }) {
  const { t } = useLingui();
  const figures = useFigures();
  const { brand, name, week } = scheme;
  const title = t({ id: "diary.scheme", message: `Compared with ${brand}'s feeding chart` });
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
            <Trans id="diary.scheme.flush">The feeding chart says plain water this week.</Trans>
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
              header: t({ id: "diary.scheme.dose", message: "Chart" }),
              numeric: true,
              cell: (row) => (row.scheme ? figures.text(row.scheme) : nothing),
            },
          ]}
        />
      </Stack>
    </Section>
  );
}
