import styles from "./logo.module.css";

export interface LogoProps {
  /** The name beside the sprout. By default only the sprout is drawn. */
  name?: string | undefined;
}

/** The logo: a seedling on the ticks of a ruler. Put it into a link with an accessible name. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark} stroke="currentColor">
        <path d="M16 27V15" strokeWidth="2.4" strokeLinecap="round" />
        <path
          d="M15.4 16.5C8.5 17 4.5 13 3.5 6.5c7-.2 11.5 3.5 11.9 10zM16.8 14.2c.2-5.7 4-9.6 11.2-9.9-.4 6.7-4.4 10.5-11.2 9.9z"
          fill="currentColor"
          stroke="none"
        />
        <path d="M6 29.5h20" strokeWidth="2" />
        <path d="M7 29v-3M10.6 29v-2M21.4 29v-2M25 29v-3" strokeWidth="1.4" />
      </svg>
      {name}
    </span>
  );
}
