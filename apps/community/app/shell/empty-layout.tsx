import { Outlet } from "@remix-run/react";
import styles from "./default-layout.module.css";
import { MAIN_ID } from "./skip-link.tsx";

/** Nothing around the page: widgets, viewers. */
export default function EmptyLayout() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  );
}
