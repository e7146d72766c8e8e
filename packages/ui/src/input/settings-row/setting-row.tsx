import { type ReactNode, useId } from "react";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import styles from "./setting-row.module.css";

export interface SettingRowProps {
  /** The setting's name: "Order". */
  title: ReactNode;
  /** One line of help: "of the diary list". */
  help?: ReactNode | undefined;
  /** In a circle at the start: the kind of a device. */
  icon?: IconDrawing | undefined;
  /** At the end: the control, associated with title and help by the given attributes; or buttons, which need none. */
  children:
    | ReactNode
    | ((tie: { "aria-labelledby": string; "aria-describedby": string | undefined }) => ReactNode);
}

/** A setting: its name at the start, its control at the end. Without a Save button when it takes effect at once. */
export function SettingRow({ title, help, icon, children }: SettingRowProps) {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  return (
    <div className={styles.row}>
      {icon ? (
        <span className={styles.icon}>
          <Icon of={icon} />
        </span>
      ) : null}
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

/** Related settings. */
export function SettingGroup({ title, children }: SettingGroupProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
