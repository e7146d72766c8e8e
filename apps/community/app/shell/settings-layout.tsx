import "./locales/light/catalog.ts";
import { useLocation } from "@remix-run/react";
import { settingsRail } from "../settings-rail.ts";
import { useViewer } from "../shared/root-data.ts";
import { lightFrame } from "./light-frame.ts";
import { RailFrame } from "./rail-frame.tsx";

/** The layout of a member's settings. Its rail lists every section; their texts come with those pages. */
export default function SettingsLayout() {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const rail = viewer?.link ? settingsRail(viewer.link) : undefined;
  return <RailFrame frame={lightFrame(pathname, viewer?.access ?? null, rail)} />;
}
