import { useLingui } from "@lingui/react/macro";
import { paths } from "../../paths.ts";
import { useRootData } from "../root-data.ts";
import { ChoiceForm } from "./choice-form.tsx";

/** Metric or imperial at one press; quantity by quantity stands in the settings. */
export function UnitsForm() {
  const { t } = useLingui();
  const words = useUnitWords();
  return (
    <ChoiceForm
      action={paths.setMeasures()}
      name="measures"
      label={t({ id: "shell.units", message: "Units" })}
      current={useRootData()?.units ?? null}
      choices={[
        { value: "metric", label: words.metric },
        { value: "imperial", label: words.imperial },
      ]}
    />
  );
}

/** The names of the sets of units, with the degree that tells them apart. */
export function useUnitWords(): Record<"metric" | "imperial" | "own", string> {
  const { t } = useLingui();
  return {
    metric: t({ id: "shell.units.metric", message: "Metric, °C" }),
    imperial: t({ id: "shell.units.imperial", message: "Imperial, °F" }),
    own: t({ id: "shell.units.own", message: "Own units" }),
  };
}
