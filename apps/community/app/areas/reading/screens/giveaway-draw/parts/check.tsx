import type { CheckedDraw } from "@grow/domain/draw";
import { Button, Icon, Note, useHydrated } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleX, RotateCw } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import styles from "../screen.module.css";
import type { DrawnCategoryView, DrawView } from "../view.ts";

type Published = Pick<DrawView, "commitment" | "secret" | "isVoted">;

interface CheckProps {
  draw: Published;
  category: DrawnCategoryView;
}

/** Repeats the draw in this browser, and says step by step what was proved. Without script it says how to check by hand. */
export function Check({ draw, category }: CheckProps) {
  const isHydrated = useHydrated();
  const [found, setFound] = useState<CheckedDraw | "failed" | null>(null);
  const { commitment, secret } = draw;
  const { list, listHash, order } = category;
  const check = useCallback(async () => {
    setFound(null);
    try {
      // Only this button needs it.
      const { checkDraw } = await import("@grow/domain/draw");
      setFound(await checkDraw({ commitment, secret, list: list ?? "", listHash: listHash ?? "", order }));
    } catch {
      setFound("failed");
    }
  }, [commitment, secret, list, listHash, order]);
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
      ) : (
        <>
          <Result found={found} />
          <ul className={styles.steps}>
            {draw.isVoted ? null : (
              <Step ok={found?.isSecret}>
                <Trans id="draw.step.secret">
                  The secret gives the fingerprint that was published before the first entry.
                </Trans>
              </Step>
            )}
            <Step ok={found?.isList}>
              <Trans id="draw.step.list">The list of entries is the one that was frozen at the end.</Trans>
            </Step>
            <Step ok={found?.isOrder}>
              {draw.isVoted ? (
                <Trans id="draw.step.votes">The votes in the list give exactly these places.</Trans>
              ) : (
                <Trans id="draw.step.order">Secret and list together give exactly these places.</Trans>
              )}
            </Step>
          </ul>
        </>
      )}
      <Button look="outline" size="small" icon={RotateCw} disabled={!isHydrated} onClick={() => void check()}>
        <Trans id="draw.check.again">Check again</Trans>
      </Button>
    </div>
  );
}

function Result({ found }: { found: CheckedDraw | null }) {
  if (found === null) {
    return (
      <p>
        <Trans id="draw.check.pending">Your browser checks the result once JavaScript loads.</Trans>
      </p>
    );
  }
  const isGood = found.isSecret && found.isList && found.isOrder;
  return (
    <Note tone={isGood ? "good" : "bad"}>
      {isGood ? (
        <Trans id="draw.check.good">Checked in your browser: this result is right.</Trans>
      ) : (
        <Trans id="draw.check.bad">Something doesn't match. Tell us, and we'll look into it.</Trans>
      )}
    </Note>
  );
}

function Step({ ok, children }: { ok: boolean | undefined; children: ReactNode }) {
  return (
    <li className={styles.step}>
      {ok === undefined ? (
        <span className={styles.dot} />
      ) : ok ? (
        <span className={styles.ok}>
          <Icon of={CircleCheck} />
        </span>
      ) : (
        <span className={styles.bad}>
          <Icon of={CircleX} />
        </span>
      )}
      <span>{children}</span>
    </li>
  );
}
