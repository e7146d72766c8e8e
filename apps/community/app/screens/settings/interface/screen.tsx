import { UnitsForm } from "@grow/app-kit/shell/settings/units-form.tsx";
import { Page, SettingGroup, SettingRow, Stack } from "@grow/ui";
import { Trans } from "@lingui/react/macro";
import { LocaleTiles } from "./parts/locale-tiles.tsx";
import { QuantityRow } from "./parts/quantity-row.tsx";
import { ThemeTiles } from "./parts/theme-tiles.tsx";
import styles from "./screen.module.css";
import type { InterfaceView } from "./view.ts";

/** Language, theme and units. Everything takes effect at once, so that there is no button to save. */
export function InterfaceScreen({ quantities }: InterfaceView) {
  return (
    <Page width="narrow" className={styles.screen}>
      <Stack gap={8}>
        <h1>
          <Trans id="settings.interface.heading">Interface</Trans>
        </h1>
        <LocaleTiles />
        <ThemeTiles />
        <SettingGroup title={<Trans id="settings.units">Units</Trans>}>
          <SettingRow
            title={<Trans id="settings.units.all">All at once</Trans>}
            help={
              <Trans id="settings.units.help">
                Only what you read and type is converted. Diaries keep what was measured.
              </Trans>
            }
          >
            <UnitsForm />
          </SettingRow>
          {quantities.map((one) => (
            <QuantityRow key={one.quantity} {...one} />
          ))}
        </SettingGroup>
      </Stack>
    </Page>
  );
}
