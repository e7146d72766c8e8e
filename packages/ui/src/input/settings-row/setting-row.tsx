import { type ReactNode, useId } from "react";
import styles from "./setting-row.module.css";

export interface SettingRowProps {
  /** What it is: "Order". */
  title: ReactNode;
  /** One line of help: "of the diary list". */
  help?: ReactNode | undefined;
  /** At the end: the control, tied to title and help by the given attributes; or buttons, which need none. */
  children:
    | ReactNode
    | ((tie: { "aria-labelledby": string; "aria-describedby": string | undefined }) => ReactNode);
}

/** A setting: what it is at the start, its control at the end. What takes effect at once has no button to save. */
export function SettingRow({ title, help, children }: SettingRowProps) {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <b id={id}>{title}</b>
        {help ? <p id={helpId}>{help}</p> : null}
      </div>
      <div className={styles.control}>
        {typeof children === "function"
          ? children({ "aria-labelledby": id, "aria-describedby": helpId })
          : children}
      </div>
    </div>
  );
}

export interface SettingGroupProps {
  /** "Explore opens with". */
  title: ReactNode;
  children: ReactNode;
}

/** Settings of one matter. */
export function SettingGroup({ title, children }: SettingGroupProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
