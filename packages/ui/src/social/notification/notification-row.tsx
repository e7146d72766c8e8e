import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "../../foundation/avatar/avatar.tsx";
import { cx } from "../../foundation/class-names.ts";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { VisuallyHidden } from "../../foundation/text/visually-hidden.tsx";
import { Photo, type PhotoSource } from "../../media/photo/photo.tsx";
import styles from "./notification.module.css";

type Face = Pick<AvatarProps, "src" | "seed" | "removed">;

export interface NotificationRowProps {
  /** The sender: a user's picture, or an icon for the site itself. */
  from: Face | { icon: IconDrawing };
  /** The event, with names in bold: "<b>northbarn</b> answered in <b>Velvet Orbit</b>". */
  children: ReactNode;
  /** Target of the text. */
  href?: string | undefined;
  /** The machine-readable time and an age. */
  time: { iso: string; text: string };
  /** Label of the dot of an unread notification: "new". */
  unread?: string | undefined;
  /** Further users of a group, as small pictures. */
  others?: readonly Face[] | undefined;
  /** Under the text: further links of a group, "and 2 more". */
  detail?: ReactNode | undefined;
  /** Direct actions: reply, add the week that is due. */
  actions?: ReactNode | undefined;
  /** The related thing, in small. */
  photo?: PhotoSource | undefined;
  /** At the end: a menu. */
  menu?: ReactNode | undefined;
}

/** A notification. Unread is shown by dot, bold text and word, never by colour alone. */
export function NotificationRow(props: NotificationRowProps) {
  const { from, children, href, time, unread, others, detail, actions, photo, menu } = props;
  return (
    <li className={cx(styles.row, unread !== undefined && styles.unread)}>
      <span className={styles.from}>
        {"icon" in from ? (
          <span className={styles.sign}>
            <Icon of={from.icon} />
          </span>
        ) : (
          <Avatar {...from} />
        )}
      </span>
      <div className={styles.body}>
        <p>
          {unread ? <VisuallyHidden>{unread}: </VisuallyHidden> : null}
          {href ? (
            <Link href={href} className={styles.text}>
              {children}
            </Link>
          ) : (
            children
          )}{" "}
          <time dateTime={time.iso}>{time.text}</time>
        </p>
        {others && others.length > 0 ? (
          <span className={styles.others}>
            {others.map((face) => (
              <Avatar key={face.seed} {...face} size={24} />
            ))}
          </span>
        ) : null}
        {detail ? <div className={styles.detail}>{detail}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {photo ? (
        <span className={styles.photo}>
          <Photo photo={photo} shape="1:1" sizes="48px" />
        </span>
      ) : null}
      {menu ? <span className={styles.menu}>{menu}</span> : null}
    </li>
  );
}

export interface NotificationGroupProps {
  /** "Today", "Last week". */
  title: ReactNode;
  children: ReactNode;
}

/** The notifications of a day or a week. */
export function NotificationGroup({ title, children }: NotificationGroupProps) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
