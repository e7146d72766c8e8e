import { useLingui } from "@lingui/react/macro";
import { weekState } from "../../../shared/words/phase-words.ts";
import type { WeekView } from "./week-view.ts";

/** The name of an entered thing, and of a week which one it is: "Window sill · Week 9, flowering". */
export function ThingName({ name, week }: { name: string; week: WeekView | null }) {
  const { i18n } = useLingui();
  return <>{week ? `${name} · ${weekState(i18n, week.key, week.faza)}` : name}</>;
}
