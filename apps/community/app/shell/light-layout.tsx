import { MAIN_ID } from "@grow/app-kit/shell/skip-link.tsx";
import { Outlet } from "@remix-run/react";
import styles from "./default-layout.module.css";
import { Header } from "./header/header.tsx";

/** Editors and settings: the header, then nothing but the work. No footer, no tab bar, no advertising. */
export default function LightLayout() {
  return (
    <>
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}
