import { ChoiceForm } from "@grow/app-kit/shell/settings/choice-form.tsx";
import { SETTINGS } from "@grow/app-kit/shell/settings/settings-paths.ts";
import { SettingRow } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { quantityHelp, quantityName, unitName } from "./quantity-words.ts";
import type { QuantityView } from "./units-view.ts";

/** The unit of one quantity. */
export function QuantityRow({ quantity, choices, chosen }: QuantityView) {
  const { i18n } = useLingui();
  return (
    <SettingRow title={quantityName(i18n, quantity)} help={quantityHelp(i18n, quantity)}>
      <ChoiceForm
        action={SETTINGS.measures}
        name={quantity}
        label={quantityName(i18n, quantity)}
        current={chosen}
        choices={choices.map((value) => ({ value, label: unitName(i18n, quantity, value) }))}
      />
    </SettingRow>
  );
}
