import { SettingGroup } from "@grow/ui/input";
import { Trans } from "@lingui/react/macro";
import { UnitRows } from "./unit-rows.tsx";
import type { InterfaceView } from "./units-view.ts";

/** The units below their heading, on a page with other settings. */
export function UnitsGroup({ quantities }: InterfaceView) {
  return (
    <SettingGroup title={<Trans id="settings.units">Units</Trans>}>
      <UnitRows quantities={quantities} />
    </SettingGroup>
  );
}
