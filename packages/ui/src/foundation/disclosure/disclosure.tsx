import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon, type IconDrawing } from "../icon/icon.tsx";
import styles from "./disclosure.module.css";

export interface DisclosureProps {
  title: ReactNode;
  icon?: IconDrawing | undefined;
  /** One line of what is inside: "Tent 80×80, LED 300 W, coco". */
  summary?: ReactNode | undefined;
  open?: boolean | undefined;
  /** Called when it is opened, or has been before the page was hydrated. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** Something that opens in place. Works without script. */
export function Disclosure({ title, icon, summary, open, onOpen, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what has been opened before is looked for
  useEffect(() => {
    if (details.current?.open) onOpen?.();
  }, []);
  return (
    <details
      ref={details}
      className={styles.disclosure}
      open={open}
      onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}
    >
      <summary>
        {icon ? <Icon of={icon} /> : null}
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          {summary ? <span className={styles.summary}>{summary}</span> : null}
        </span>
        <Icon of={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
