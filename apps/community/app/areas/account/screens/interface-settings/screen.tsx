import { cx, Page, Stack } from "@grow/ui/foundation";
import { ChoiceGroup, Radio } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Sent } from "../../shared/settings/own-settings.ts";
import layout from "../../shared/settings/settings-page.module.css";
import { SettingsForm } from "../../shared/settings/settings-page.tsx";
import { UnitsGroup } from "../../shared/settings/units/units-group.tsx";
import type { InterfaceView } from "../../shared/settings/units/units-view.ts";
import { LocaleTiles } from "./parts/locale-tiles.tsx";
import { ThemeTiles } from "./parts/theme-tiles.tsx";
import styles from "./screen.module.css";
import type { SidebarSort } from "./sidebar-sorts.ts";

export interface InterfaceScreenProps extends InterfaceView {
  /** Null for guests, who follow nothing. */
  sidebarSort: SidebarSort | null;
  sent: Sent | undefined;
}

/** Language and theme, which take effect at once; units for guests, who have no section for them. */
export function InterfaceScreen({ quantities, sidebarSort, sent }: InterfaceScreenProps) {
  return (
    <Page className={cx(layout.page, styles.screen)}>
      <Stack gap={8}>
        <h1>
          <Trans id="settings.interface.heading">Interface</Trans>
        </h1>
        <LocaleTiles />
        <ThemeTiles />
        {sidebarSort === null ? (
          <UnitsGroup quantities={quantities} />
        ) : (
          <SidebarForm sort={sidebarSort} sent={sent} />
        )}
      </Stack>
    </Page>
  );
}

function SidebarForm({ sort, sent }: { sort: SidebarSort; sent: Sent | undefined }) {
  const { t } = useLingui();
  const words: readonly (readonly [SidebarSort, string])[] = [
    ["update", t({ id: "settings.sidebar.update", message: "Latest updates first" })],
    ["add", t({ id: "settings.sidebar.add", message: "Newest follows first" })],
    ["name", t({ id: "settings.sidebar.name", message: "By name" })],
  ];
  return (
    <SettingsForm name="sidebar" sent={sent} submit={<Trans id="settings.save">Save</Trans>}>
      <ChoiceGroup legend={t({ id: "settings.sidebar", message: "Order of what you follow" })}>
        {words.map(([value, label]) => (
          <Radio key={value} name="sidebar_sort" value={value} defaultChecked={value === sort}>
            {label}
          </Radio>
        ))}
      </ChoiceGroup>
    </SettingsForm>
  );
}
