import { ReturnField } from "@grow/app-kit/shell/settings/return-field.tsx";
import { SETTINGS } from "@grow/app-kit/shell/settings/settings-paths.ts";
import { useThemeWords } from "@grow/app-kit/shell/settings/theme-form.tsx";
import { useChoice } from "@grow/app-kit/shell/settings/use-choice.ts";
import { useShellData } from "@grow/app-kit/shell/shell-data.ts";
import { ThemePreview, TileButton, Tiles } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";

const THEMES = ["system", "light", "dark"] as const;

/** The themes, each with its look. */
export function ThemeTiles() {
  const { t } = useLingui();
  const words = useThemeWords();
  const { Form, shown } = useChoice("theme", useShellData()?.theme ?? "system");
  return (
    <Form method="post" action={SETTINGS.theme}>
      <ReturnField />
      <Tiles legend={t({ id: "settings.theme", message: "Theme" })}>
        {THEMES.map((theme) => (
          <TileButton
            key={theme}
            name="theme"
            value={theme}
            pressed={theme === shown}
            picture={<ThemePreview theme={theme} />}
          >
            {words[theme]}
          </TileButton>
        ))}
      </Tiles>
    </Form>
  );
}
