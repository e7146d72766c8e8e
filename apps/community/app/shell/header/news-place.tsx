import { useHydrated } from "@grow/ui/foundation";
import { lazy, Suspense } from "react";
import { useViewer } from "../../shared/root-data.ts";
import styles from "./header.module.css";

const News = lazy(async () => {
  const { News } = await import("./news.tsx").catch(() => ({ News: Nothing }));
  return { default: News };
});

/** The place of the bell, for the signed-in: kept free until what rings it has come, which guests never load. */
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

/** Without its script a bell does not ring. */
function Nothing(_: { user: number }) {
  return null;
}
