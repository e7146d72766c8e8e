import { useLingui } from "@lingui/react/macro";
import { useShellData } from "../shell-data.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { SETTINGS } from "./settings-paths.ts";

/** System, Light or Dark. */
export function ThemeForm() {
  const { t } = useLingui();
  const words = useThemeWords();
  return (
    <ChoiceForm
      action={SETTINGS.theme}
      name="theme"
      label={t({ id: "shell.theme", message: "Theme" })}
      current={useShellData()?.theme ?? "system"}
      choices={[
        { value: "system", label: words.system },
        { value: "light", label: words.light },
        { value: "dark", label: words.dark },
      ]}
    />
  );
}

/** The names of the themes. */
export function useThemeWords(): Record<"system" | "light" | "dark", string> {
  const { t } = useLingui();
  return {
    system: t({ id: "shell.theme.system", message: "System" }),
    light: t({ id: "shell.theme.light", message: "Light" }),
    dark: t({ id: "shell.theme.dark", message: "Dark" }),
  };
}
