import { UnitsForm } from "@grow/app-kit/shell/settings/units-form.tsx";
import { SettingRow } from "@grow/ui/input";
import { Trans } from "@lingui/react/macro";
import { QuantityRow } from "./quantity-row.tsx";
import type { InterfaceView } from "./units-view.ts";

/** All units at once, and one by one. */
export function UnitRows({ quantities }: InterfaceView) {
  return (
    <div>
      <SettingRow
        title={<Trans id="settings.units.all">Set all</Trans>}
        help={<Trans id="settings.units.help">Changes what you see, not what was recorded.</Trans>}
      >
        <UnitsForm />
      </SettingRow>
      {quantities.map((one) => (
        <QuantityRow key={one.quantity} {...one} />
      ))}
    </div>
  );
}
