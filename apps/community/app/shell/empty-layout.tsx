import { MAIN_ID } from "@grow/app-kit/shell/skip-link.tsx";
import { Outlet } from "@remix-run/react";
import styles from "./default-layout.module.css";

/** No frame around the page: widgets, viewers. */
export default function EmptyLayout() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  );
}
