import type { CheckedDraw } from "@grow/domain/draw";
import { Button, Note, useHydrated } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import styles from "../screen.module.css";
import { type DrawnCategoryView, type DrawView, publishedDraw } from "../view.ts";
import { CheckSteps } from "./check-steps.tsx";
import { ListFailed } from "./list-failed.tsx";

interface CheckProps {
  draw: DrawView;
  category: DrawnCategoryView;
  /** The list of entries; null when it can't be loaded. */
  load(): Promise<string | null>;
}

/** Repeats the draw in this browser, and says step by step what was proved. Without script it says how to check by hand. */
export function Check({ draw, category, load }: CheckProps) {
  const isHydrated = useHydrated();
  const [found, setFound] = useState<CheckedDraw | "failed" | "unloaded" | null>(null);
  const check = useCallback(async () => {
    setFound(null);
    const list = await load();
    if (list === null) return setFound("unloaded");
    try {
      // Only this button needs it.
      const { checkDraw } = await import("@grow/domain/draw");
      setFound(await checkDraw(publishedDraw(draw, category, list)));
    } catch {
      setFound("failed");
    }
  }, [draw, category, load]);
  useEffect(() => {
    void check();
  }, [check]);
  return (
    <div className={styles.check} aria-live="polite">
      {found === "failed" ? (
        <Note tone="bad">
          <Trans id="draw.check.failed">
            Your browser can't compute SHA-256 here. Check the result by hand, as shown below.
          </Trans>
        </Note>
      ) : found === "unloaded" ? (
        <Note tone="bad">
          <ListFailed />
        </Note>
      ) : (
        <CheckSteps found={found} isVoted={draw.isVoted} />
      )}
      <Button look="outline" size="small" icon={RotateCw} disabled={!isHydrated} onClick={() => void check()}>
        <Trans id="draw.check.again">Check again</Trans>
      </Button>
    </div>
  );
}
