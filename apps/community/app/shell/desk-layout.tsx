import "./locales/desk/catalog.ts";
import { useViewer } from "../shared/root-data.ts";
import { deskFrame } from "./desk-frame.ts";
import { RailFrame } from "./rail-frame.tsx";

/** The layout of the staff desk. */
export default function DeskLayout() {
  return <RailFrame frame={deskFrame(useViewer()?.access ?? [])} />;
}
