import { Panel, type PanelProps } from "./panel.tsx";
import type { PanelBehaviour } from "./use-panel.ts";

/**
 * A popover for content other than a list of actions: settings, a short explanation, a small form. Opens without scripts. Escape, a
 * click outside and following one of its links close it. Forms inside keep it open.
 */
export function Popover(props: PanelProps & Pick<PanelBehaviour, "onOpen">) {
  return <Panel {...props} closedBy="a[href]" />;
}
