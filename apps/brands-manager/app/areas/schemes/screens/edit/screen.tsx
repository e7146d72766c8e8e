import { FieldsBar } from "@grow/app-kit/editor/fields-bar.tsx";
import { FieldsNotes } from "@grow/app-kit/editor/fields-notes.tsx";
import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { useFieldsEditor } from "@grow/app-kit/editor/use-fields-editor.ts";
import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { SchemeEditor, type SchemeGrid } from "@grow/ui/diary";
import { Button, type Phase, Section, Stack, useHydrated } from "@grow/ui/foundation";
import { Checkbox, SelectField, TextField } from "@grow/ui/input";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { BackLink } from "../../../../shared/editor/back-link.tsx";
import { DeleteForm } from "../../../../shared/editor/delete-form.tsx";
import styles from "../../../../shared/editor/editor.module.css";
import { paths } from "../../paths.ts";
import { GridActions } from "./parts/grid-actions.tsx";
import { SchemePreview } from "./parts/scheme-preview.tsx";
import { WeekTargets } from "./parts/week-targets.tsx";
import { DOSE_UNITS, type DoseUnit, type EditedScheme, ecOf, gridOf, numbered } from "./scheme-form.ts";
import { doseField, partText, schemeParts } from "./scheme-parts.ts";

export interface EditSchemeScreenProps {
  id: number | "new";
  version: number | null;
  /** Makes a new chart once, however often its form is sent. Null for an existing one. */
  requestKey: string | null;
  brandId: number;
  diaries: number;
  canEdit: boolean;
  outcome: "saved" | "discarded" | null;
  products: readonly Schema<"DosedProduct">[];
  fields: Readonly<Record<string, string>>;
  refusal: Refusal | undefined;
}

const PHASES: Readonly<Record<string, Phase>> = {
  "-1": "germination",
  "0": "vegetative",
  "1": "flowering",
  "2": "harvest",
};

const phaseOf = (faza: number): Phase => PHASES[faza] ?? "vegetative";

/** The editor of a feeding chart: its grid of doses, targets by week, and what the doses add to EC. */
export function EditSchemeScreen({ refusal, ...view }: EditSchemeScreenProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const isBusy = useNavigation().state === "submitting";
  const isHydrated = useHydrated();
  const [scheme, setScheme] = useState(() => gridOf({ ...view.fields, ...refusal?.typed }));
  const editor = useFieldsEditor({
    type: "chart",
    id: view.id === "new" ? `${view.brandId}-new` : view.id,
    ...{ saved: view.fields, version: view.version ?? "", refusal, parts: schemeParts },
    onFill: (fields) => setScheme(gridOf(fields)),
  });
  const { start, touch } = editor;
  // Buttons and shortcuts of the grid change it without an event of a field.
  useEffect(() => {
    if (scheme) touch();
  }, [scheme, touch]);
  const [unit, setUnit] = useState<DoseUnit>("ml/l");
  const [week, setWeek] = useState(0);
  const factor = DOSE_UNITS[unit];
  const { weeks, rows, doses } = scheme;
  const stages: Record<string, string> = {
    "-1": t({ id: "scheme.germination", message: "Germ." }),
    "0": t({ id: "scheme.vegetative", message: "Vegetative" }),
    "1": t({ id: "scheme.flowering", message: "Flowering" }),
    "2": t({ id: "scheme.harvest", message: "Harvest" }),
  };
  const soils = {
    1: t({ id: "scheme.soil", message: "Soil" }),
    2: t({ id: "scheme.coco", message: "Coco" }),
    3: t({ id: "scheme.hydro", message: "Hydro" }),
    4: t({ id: "scheme.other", message: "Other" }),
  };
  const anyMedium = t({ id: "scheme.any", message: "Any medium" });
  const yesNo = {
    yes: t({ id: "scheme.public.yes", message: "Yes" }),
    no: t({ id: "scheme.public.no", message: "No" }),
  };
  const labels = {
    name: t({ id: "scheme.name", message: "Name" }),
    type_soil: t({ id: "scheme.for", message: "For" }),
  };
  const numbers = numbered(weeks);
  const known = new Map(view.products.map((product) => [product.id, product]));
  const conflictLabels = {
    ...labels,
    ...Object.fromEntries(view.products.map((product) => [doseField(product.id), `${product.name}, ml/l`])),
    is_public: t({ id: "scheme.isPublic", message: "Public" }),
    light: t({ id: "scheme.light", message: "Light, h" }),
    ec: t({ id: "scheme.ec", message: "EC, mS/cm" }),
    ph: "pH",
    phases: t({ id: "scheme.phase", message: "Phase" }),
    flush: t({ id: "scheme.flush", message: "Water only" }),
  };
  const ecs = rows.map((id) => known.get(id)?.ec ?? null);
  const grid: SchemeGrid = doses.map((row) =>
    row.map((dose) => (dose === null ? null : Math.round(dose * factor * 1000) / 1000)),
  );
  const free = view.products.filter(({ id }) => !rows.includes(id));
  const change = (next: Partial<EditedScheme>) => setScheme((now) => ({ ...now, ...next }));
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackLink href={paths.schemes()}>
          <Trans id="scheme.back">Feeding charts</Trans>
        </BackLink>
        <h1>{view.fields.name || <Trans id="scheme.new">New feeding chart</Trans>}</h1>
        {view.diaries > 0 ? (
          <p className={styles.muted}>
            <Trans id="scheme.diaries">
              Its products are used in <Plural value={view.diaries} one="# diary" other="# diaries" />.
            </Trans>
          </p>
        ) : null}
      </Stack>
      <FieldsNotes
        {...{ editor, refusal, outcome: view.outcome, labels: conflictLabels }}
        show={(part, fields) => {
          const text = partText(part, fields) ?? "";
          if (part === "type_soil") return soils[Number(text) as keyof typeof soils] ?? anyMedium;
          if (part === "is_public") return text === "on" ? yesNo.yes : yesNo.no;
          return part === "phases"
            ? gridOf(fields)
                .weeks.map(({ faza }) => stages[faza])
                .join(" · ")
            : text;
        }}
        about={({ name = "" }) => [name]}
      />
      <Form method="post" action={paths.editScheme(view.id)} noValidate {...editor.formProps}>
        <input type="hidden" name="version" value={editor.version} />
        {view.requestKey === null ? null : <input type="hidden" name="request_key" value={view.requestKey} />}
        <input type="hidden" name="scheme" value={JSON.stringify(scheme)} readOnly />
        <fieldset key={editor.turn} disabled={!view.canEdit}>
          <Stack gap={5}>
            <div className={styles.grid}>
              <TextField
                label={labels.name}
                name="name"
                required
                maxLength={120}
                defaultValue={start.name}
                error={refusal?.errors.fields.name}
              />
              <SelectField label={labels.type_soil} name="type_soil" defaultValue={start.type_soil}>
                <option value="">{anyMedium}</option>
                {([1, 2, 3, 4] as const).map((code) => (
                  <option key={code} value={code}>
                    {soils[code]}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={t({ id: "scheme.unit", message: "Doses in" })}
                defaultValue={unit}
                disabled={!isHydrated}
                onChange={(event) => setUnit(event.currentTarget.value as DoseUnit)}
              >
                {Object.keys(DOSE_UNITS).map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </SelectField>
            </div>
            <SchemeEditor
              label={t({ id: "scheme.grid", message: "Doses by week" })}
              corner={unit}
              weeks={weeks.map((week, index) => ({
                id: week.key,
                name: String(index + 1),
                phase: phaseOf(week.faza),
                stage: stages[week.faza] ?? "",
              }))}
              products={rows.map((id) => ({ key: id, name: known.get(id)?.name ?? "–" }))}
              week={week}
              onWeek={setWeek}
              doses={grid}
              onDoses={(next) =>
                change({
                  doses: next.map((row) => row.map((dose) => (dose === null ? null : dose / factor))),
                })
              }
              format={(dose) => formats.number(dose, 2)}
              parse={parseDose}
              text={{
                fillRight: t({ id: "scheme.fillRight", message: "Fill right" }),
                rampBetween: t({ id: "scheme.ramp", message: "Ramp between" }),
                copyWeek: t({ id: "scheme.copyWeek", message: "Copy week" }),
                clearWeek: t({ id: "scheme.clearWeek", message: "Clear week" }),
                chooseWeek: t({ id: "scheme.preview.week", message: "Choose a week" }),
                cell: (product, week) =>
                  t({ id: "scheme.cell", message: `${{ product }}, week ${{ week }}` }),
                refused: (count) =>
                  t({ id: "scheme.refused", message: `Cells that aren't doses, left out: ${{ count }}` }),
                hint: t({
                  id: "scheme.hint",
                  message: "Arrows move, Enter goes down. Paste a block from a spreadsheet.",
                }),
              }}
            />
            <GridActions
              {...{ scheme, free, onChange: change }}
              productName={(id) => known.get(id)?.name ?? "–"}
              weekName={(index) => `${stages[weeks[index]?.faza ?? 0]} ${numbers[index]}`}
            />
            <Section title={t({ id: "scheme.targets", message: "Targets by week" })} close>
              <WeekTargets
                weeks={weeks}
                current={Math.min(week, weeks.length - 1)}
                stages={stages}
                sums={weeks.map((_, week) => ecOf(doses, week, ecs))}
                numbers={numbers}
                onWeeks={(next) => change({ weeks: next })}
              />
            </Section>
            <SchemePreview
              {...{
                name: view.fields.name || t({ id: "scheme.new", message: "New feeding chart" }),
                unit,
                scheme,
                doses: grid,
                stages,
              }}
              phaseOf={phaseOf}
              productName={(id) => known.get(id)?.name ?? "–"}
            />
            <Checkbox
              name="is_public"
              defaultChecked={start.is_public === "on"}
              detail={t({
                id: "scheme.isPublic.text",
                message: "Growers see it on your page and can copy it.",
              })}
            >
              <Trans id="scheme.isPublic">Public</Trans>
            </Checkbox>
            <FieldsBar editor={editor}>
              <Button look="primary" type="submit" busy={isBusy}>
                <Trans id="scheme.save">Save chart</Trans>
              </Button>
            </FieldsBar>
          </Stack>
        </fieldset>
      </Form>
      {view.canEdit && view.id !== "new" ? (
        <DeleteForm
          title={<Trans id="scheme.delete">Delete chart</Trans>}
          submit={<Trans id="scheme.delete.submit">Delete for good</Trans>}
        >
          <Trans id="scheme.delete.text">Weeks that were filled from it keep their doses.</Trans>
        </DeleteForm>
      ) : null}
    </Stack>
  );
}

/** Parses a dose with comma or point; null for empty text, undefined for invalid text. */
function parseDose(written: string): number | null | undefined {
  if (written === "") return null;
  const dose = Number(written.replace(",", "."));
  return Number.isFinite(dose) && dose >= 0 && dose <= 4000 ? dose : undefined;
}
