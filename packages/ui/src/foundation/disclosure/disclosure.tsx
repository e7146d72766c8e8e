import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon, type IconDrawing } from "../icon/icon.tsx";
import styles from "./disclosure.module.css";

export interface DisclosureProps {
  title: ReactNode;
  icon?: IconDrawing | undefined;
  /** One line about the content: "Tent 80×80, LED 300 W, coco". */
  summary?: ReactNode | undefined;
  open?: boolean | undefined;
  /** Called when it is opened, or after hydration if it was opened before. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** Content that opens in place. Works without scripts. */
export function Disclosure({ title, icon, summary, open, onOpen, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks once whether it was opened before hydration
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
