import { useLingui } from "@lingui/react/macro";
import { useShellData } from "../shell-data.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { SETTINGS } from "./settings-paths.ts";

/** Switches between metric and imperial; the settings page offers each quantity. */
export function UnitsForm() {
  const { t } = useLingui();
  const words = useUnitWords();
  return (
    <ChoiceForm
      action={SETTINGS.measures}
      name="measures"
      label={t({ id: "shell.units", message: "Units" })}
      current={useShellData()?.units ?? null}
      choices={[
        { value: "metric", label: words.metric },
        { value: "imperial", label: words.imperial },
      ]}
    />
  );
}

/** The names of the sets of units, with the degree sign that distinguishes them. */
export function useUnitWords(): Record<"metric" | "imperial" | "own", string> {
  const { t } = useLingui();
  return {
    metric: t({ id: "shell.units.metric", message: "Metric, °C" }),
    imperial: t({ id: "shell.units.imperial", message: "Imperial, °F" }),
    own: t({ id: "shell.units.own", message: "Custom units" }),
  };
}
