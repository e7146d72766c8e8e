import { useHydrated } from "@grow/ui/foundation";
import { lazy, Suspense } from "react";
import { useViewer } from "../../shared/root-data.ts";
import styles from "./header.module.css";

const News = lazy(async () => {
  const { News } = await import("../../header-tools.tsx").catch(() => ({ News: Nothing }));
  return { default: News };
});

/** Reserves the space of the bell for signed-in users while its code loads. Guests never load it. */
export function NewsPlace() {
  const viewer = useViewer();
  const isAlive = useHydrated();
  if (!viewer) return null;
  return (
    <span className={styles.news}>
      {isAlive ? (
        <Suspense>
          <News user={viewer.id} />
        </Suspense>
      ) : null}
    </span>
  );
}

/** Renders nothing when the bell's code cannot be loaded. */
function Nothing(_: { user: number }) {
  return null;
}
