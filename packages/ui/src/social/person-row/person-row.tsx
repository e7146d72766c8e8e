import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "../../foundation/avatar/avatar.tsx";
import { Link } from "../../foundation/link/link.tsx";
import styles from "./person-row.module.css";

export interface PersonRowProps extends Pick<AvatarProps, "src" | "seed" | "removed"> {
  name: string;
  href?: string | undefined;
  /** About them: "38 diaries, 412 followers". */
  detail?: ReactNode | undefined;
  /** At the end: follow, a menu. */
  action?: ReactNode | undefined;
}

/** A user in a list: followers, likers, a brand's testers. */
export function PersonRow({ src, seed, removed, name, href, detail, action }: PersonRowProps) {
  return (
    <div className={styles.row}>
      <Avatar src={src} seed={seed} removed={removed} size={44} />
      <div className={styles.words}>
        {href ? (
          <Link href={href} className={styles.name}>
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </div>
      {action}
    </div>
  );
}
