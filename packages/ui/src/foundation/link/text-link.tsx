import { cx } from "../class-names.ts";
import { Link, type LinkProps } from "./link.tsx";
import styles from "./text-link.module.css";

/** An underlined link in running text or beside a heading ("All strains"). */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(styles.link, className)} />;
}
