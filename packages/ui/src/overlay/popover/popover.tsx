import { Panel, type PanelProps } from "./panel.tsx";

/**
 * A popover for content other than a list of actions: settings, a short explanation, a small form. Opens without scripts. Escape, a
 * click outside and following one of its links close it. Forms inside keep it open.
 */
export function Popover(props: PanelProps) {
  return <Panel {...props} closedBy="a[href]" />;
}
