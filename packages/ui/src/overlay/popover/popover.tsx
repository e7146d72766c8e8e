import { Panel, type PanelProps } from "./panel.tsx";

/**
 * Something beside what opened it that is no list of acts: settings, a short explanation, a small form. Opens on a press and
 * without script; Escape, a press elsewhere and following one of its links close it. Forms inside leave it open.
 */
export function Popover(props: PanelProps) {
  return <Panel {...props} closedBy="a[href]" />;
}
