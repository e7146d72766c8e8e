import { useFormats } from "@grow/i18n/react";
import { cx, Icon, Link } from "@grow/ui/foundation";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import styles from "../screen.module.css";

interface KeyTileProps {
  href: string;
  /** It is chosen; the link then takes it back. */
  on: boolean;
  children: ReactNode;
  picture?: ReactNode;
  detail?: ReactNode;
  count?: number;
  /** A row without picture. */
  row?: boolean;
}

/** One choice of the picture key, as a link. */
export function KeyTile({ href, on, children, picture, detail, count, row }: KeyTileProps) {
  const formats = useFormats();
  return (
    <Link
      href={href}
      className={cx(styles.tile, row && styles.row)}
      aria-current={on ? "true" : undefined}
      rel="nofollow"
    >
      {picture}
      <span className={styles.word}>
        {on ? <Icon of={Check} size={16} /> : null}
        {children}
      </span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
      {count === undefined ? null : <span className={styles.detail}>{formats.number(count)}</span>}
    </Link>
  );
}
