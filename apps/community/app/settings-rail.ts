/** The rail of the settings. */
export { settingsRail } from "./areas/account/settings-rail.ts";
