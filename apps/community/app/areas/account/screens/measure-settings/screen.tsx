import { Trans } from "@lingui/react/macro";
import { SettingsPage } from "../../shared/settings/settings-page.tsx";
import { UnitRows } from "../../shared/settings/units/unit-rows.tsx";
import type { InterfaceView } from "../../shared/settings/units/units-view.ts";

/** The seven units. Each takes effect at once. */
export function MeasureScreen({ quantities }: InterfaceView) {
  return (
    <SettingsPage title={<Trans id="settings.section.measures">Units</Trans>}>
      <UnitRows quantities={quantities} />
    </SettingsPage>
  );
}
