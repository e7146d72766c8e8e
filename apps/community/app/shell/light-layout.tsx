import "./locales/light/catalog.ts";
import { useLocation } from "@remix-run/react";
import { useViewer } from "../shared/root-data.ts";
import { lightFrame } from "./light-frame.ts";
import { RailFrame } from "./rail-frame.tsx";

/** The layout of editors, conversations and a guest's settings. */
export default function LightLayout() {
  const { pathname } = useLocation();
  const viewer = useViewer();
  return <RailFrame frame={lightFrame(pathname, viewer?.access ?? null)} />;
}
