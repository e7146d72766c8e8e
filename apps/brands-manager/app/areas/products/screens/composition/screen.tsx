import { TRACES } from "@grow/app-kit/catalogue/nutrient-signs.ts";
import { type Nutrient, nutrientWord } from "@grow/app-kit/catalogue/nutrient-words.ts";
import { plainParts } from "@grow/app-kit/editor/field-parts.ts";
import { FieldsBar } from "@grow/app-kit/editor/fields-bar.tsx";
import { FieldsNotes } from "@grow/app-kit/editor/fields-notes.tsx";
import { formFields } from "@grow/app-kit/editor/form-fields.ts";
import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { useFieldsEditor } from "@grow/app-kit/editor/use-fields-editor.ts";
import { useFormats } from "@grow/i18n/react";
import { CsvButton } from "@grow/ui/chart";
import { Button, Cluster, Disclosure, Note, RailLayout, Section, Stack } from "@grow/ui/foundation";
import { SelectField, TextArea, TextField, UnitField } from "@grow/ui/input";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { BackLink } from "../../../../shared/editor/back-link.tsx";
import styles from "../../../../shared/editor/editor.module.css";
import { paths } from "../../paths.ts";
import {
  differences,
  isMain,
  MAIN,
  NUTRIENTS,
  type NutrientField,
  nutrientRows,
  OPTIONS,
  shownNutrients,
  sumOf,
} from "./composition-form.ts";
import { LabelPreview } from "./parts/label-preview.tsx";
import own from "./screen.module.css";

export interface CompositionScreenProps {
  id: number;
  name: string;
  version: number;
  canEdit: boolean;
  outcome: "saved" | "discarded" | null;
  fields: Readonly<Record<string, string>>;
  refusal: Refusal | undefined;
}

const parts = plainParts();

/** The composition of a product: percent by weight with their sum, and its use. Works without scripts. */
export function CompositionScreen({ refusal, ...view }: CompositionScreenProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const [now, setNow] = useState<Readonly<Record<string, string>>>({ ...view.fields, ...refusal?.typed });
  const editor = useFieldsEditor({
    ...{ type: "composition", id: view.id, saved: view.fields, version: view.version },
    ...{ refusal, parts, onFill: setNow },
  });
  const { start } = editor;
  const isBusy = useNavigation().state === "submitting";
  const errors = refusal?.errors.fields ?? {};
  const sum = sumOf(now);
  const changed = differences(view.fields, now).length;
  const total = formats.number(sum);
  const words = {
    liquid: t({ id: "composition.liquid", message: "Liquid" }),
    powder: t({ id: "composition.powder", message: "Powder" }),
    granules: t({ id: "composition.granules", message: "Granules" }),
    tablets: t({ id: "composition.tablets", message: "Tablets" }),
    a: "A",
    b: "B",
    c: "C",
  };
  const word = (nutrient: Nutrient) => nutrientWord(i18n, nutrient);
  const labels = {
    form: t({ id: "composition.form", message: "Form" }),
    part: t({ id: "composition.part", message: "Part of a set" }),
    dose: t({ id: "composition.dose", message: "Usual dose" }),
    ec: t({ id: "composition.ec", message: "EC added by 1 ml/l" }),
    ph: t({ id: "composition.ph", message: "pH in the bottle" }),
    keeps_months: t({ id: "composition.keeps", message: "Keeps once open" }),
    ingredients: t({ id: "composition.ingredients", message: "Ingredients, as on the bottle" }),
    ...Object.fromEntries(MAIN.map((name) => [name, word(name)])),
  };
  const source = t({ id: "composition.source", message: "Source" });
  const sourceOf = (nutrient: Nutrient) => `${word(nutrient)}: ${source}`;
  const conflictLabels = {
    ...labels,
    ...Object.fromEntries(MAIN.map((name) => [`source_${name}`, sourceOf(name)])),
    ...Object.fromEntries(TRACES.map((name) => [`trace_${name}`, word(name)])),
    ...Object.fromEntries(TRACES.map((name) => [`trace_source_${name}`, sourceOf(name)])),
  };
  const shown = shownNutrients(start, errors);
  const nutrientFields = ({ nutrient, name, source: from }: NutrientField) => (
    <div key={name} className={styles.pair}>
      <UnitField
        label={word(nutrient)}
        name={name}
        unit="%"
        defaultValue={start[name]}
        error={errors[name]}
      />
      <TextField label={source} name={from} defaultValue={start[from]} maxLength={120} />
    </div>
  );
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackLink href={paths.editProduct(view.id)}>{view.name}</BackLink>
        <h1>
          <Trans id="composition.title">Composition</Trans>
        </h1>
      </Stack>
      <FieldsNotes
        {...{ editor, refusal, outcome: view.outcome, labels: conflictLabels }}
        show={(part, fields) =>
          part === "form" || part === "part" ? words[fields[part] as keyof typeof words] : undefined
        }
        about={({ ingredients = "" }) => [ingredients]}
      />
      <Form
        method="post"
        action={paths.editComposition(view.id)}
        noValidate
        {...editor.formProps}
        onInput={(event) => {
          setNow(formFields(new FormData(event.currentTarget)));
          editor.touch();
        }}
      >
        <input type="hidden" name="version" value={editor.version} />
        <fieldset key={editor.turn} disabled={!view.canEdit}>
          <RailLayout
            sticky
            rail={<LabelPreview name={view.name} fields={now} labels={labels} options={words} />}
          >
            <Stack gap={6}>
              <Section title={t({ id: "composition.main", message: "Main nutrients" })} level={2} close>
                <div className={own.nutrients}>{shown.filter(isMain).map(nutrientFields)}</div>
              </Section>
              {shown.every(isMain) ? null : (
                <Section title={t({ id: "composition.traces", message: "Trace elements" })} level={2} close>
                  <div className={own.nutrients}>
                    {shown.filter((one) => !isMain(one)).map(nutrientFields)}
                  </div>
                </Section>
              )}
              {shown.length < NUTRIENTS.length ? (
                <Disclosure
                  icon={Plus}
                  title={<Trans id="composition.add">Add nutrients</Trans>}
                  summary={NUTRIENTS.filter((one) => !shown.includes(one))
                    .map(({ nutrient }) => word(nutrient))
                    .join(", ")}
                >
                  <div className={own.nutrients}>
                    {NUTRIENTS.filter((one) => !shown.includes(one)).map(nutrientFields)}
                  </div>
                </Disclosure>
              ) : null}
              {sum > 100 ? (
                <Note tone="bad">
                  <Trans id="composition.over">The sum is {total}%. It can't exceed 100%.</Trans>
                </Note>
              ) : (
                <p role="status">
                  <Trans id="composition.sum">Sum: {total}%. The rest is water and carriers.</Trans>
                </p>
              )}
              <Section title={t({ id: "composition.use", message: "Use" })} level={2} close>
                <div className={own.use}>
                  {(["form", "part"] as const).map((name) => (
                    <SelectField key={name} label={labels[name]} name={name} defaultValue={start[name]}>
                      <option value="">–</option>
                      {OPTIONS[name].map((word) => (
                        <option key={word} value={word}>
                          {words[word]}
                        </option>
                      ))}
                    </SelectField>
                  ))}
                  <UnitField
                    label={labels.dose}
                    name="dose"
                    unit="ml/l"
                    defaultValue={start.dose}
                    error={errors.dose}
                  />
                  <UnitField
                    label={labels.ec}
                    name="ec"
                    unit="mS/cm"
                    defaultValue={start.ec}
                    error={errors.ec}
                  />
                  <UnitField label={labels.ph} name="ph" defaultValue={start.ph} error={errors.ph} />
                  <UnitField
                    label={labels.keeps_months}
                    name="keeps_months"
                    unit={t({ id: "composition.months", message: "months" })}
                    defaultValue={start.keeps_months}
                    error={errors.keeps_months}
                  />
                  <div className={styles.wide}>
                    <TextArea
                      label={labels.ingredients}
                      name="ingredients"
                      rows={4}
                      maxLength={5000}
                      defaultValue={start.ingredients}
                    />
                  </div>
                </div>
              </Section>
              <p className={styles.muted} role="status">
                {changed > 0 ? (
                  <Trans id="composition.changed">
                    <Plural value={changed} one="# change" other="# changes" /> to what growers see now
                  </Trans>
                ) : null}
              </p>
            </Stack>
          </RailLayout>
          <FieldsBar editor={editor}>
            <Button look="primary" type="submit" busy={isBusy}>
              <Trans id="composition.save">Publish composition</Trans>
            </Button>
          </FieldsBar>
        </fieldset>
      </Form>
      <Cluster>
        <CsvButton
          fileName="composition"
          label={t({ id: "composition.csv", message: "Export CSV" })}
          columns={[
            {
              key: "nutrient",
              header: t({ id: "composition.csv.nutrient", message: "Nutrient" }),
              cell: ({ nutrient }) => word(nutrient),
              value: ({ nutrient }) => word(nutrient),
            },
            {
              key: "percent",
              header: "%",
              cell: ({ percent }) => percent,
              value: ({ percent }) => percent,
            },
            { key: "source", header: source, cell: (row) => row.source, value: (row) => row.source },
          ]}
          rows={nutrientRows(now)}
        />
      </Cluster>
    </Stack>
  );
}
