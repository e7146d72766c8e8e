import { Trans } from "@lingui/react/macro";
import { SettingsPage } from "../../shared/settings/settings-page.tsx";
import { UnitsGroup } from "../../shared/settings/units/units-group.tsx";
import type { InterfaceView } from "../../shared/settings/units/units-view.ts";

/** The seven units. Each takes effect at once. */
export function MeasureScreen({ quantities }: InterfaceView) {
  return (
    <SettingsPage title={<Trans id="settings.section.measures">Units</Trans>}>
      <UnitsGroup quantities={quantities} />
    </SettingsPage>
  );
}
