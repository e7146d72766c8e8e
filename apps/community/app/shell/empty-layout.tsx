import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { MAIN_ID } from "@grow/app-kit/shell/skip-link.tsx";
import { Outlet, useMatches } from "@remix-run/react";
import { useRootData } from "../shared/root-data.ts";
import { AgeDialog } from "./age/age-dialog.tsx";
import styles from "./default-layout.module.css";

// React 18 does not know this attribute and passes an empty string through.
const inert = { inert: "" };

/** No frame around the page: widgets, viewers. Confirms the age too, except in embedded pages. */
export default function EmptyLayout() {
  const isEmbedded = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isEmbeddable);
  const isAsked = !isEmbedded && (useRootData()?.ageGate ?? 0) > 0;
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main} {...(isAsked ? inert : undefined)}>
        <Outlet />
      </main>
      {isAsked ? <AgeDialog /> : null}
    </>
  );
}
