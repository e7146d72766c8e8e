import type { SharedThing } from "@grow/app-kit/offline/waiting-message.ts";
import { Button, Icon, Note, Skeleton } from "@grow/ui/foundation";
import { MenuButton, MenuHeading } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { weekState } from "../../../../../shared/words/phase-words.ts";
import { ownDiaries, type ShareableDiary } from "../state/find-shareable.ts";
import styles from "./share.module.css";

interface OwnDiariesProps {
  me: number;
  kind: "diary" | "week";
  onPick: (thing: SharedThing) => void;
}

/** The user's diaries, newest first; for a week, the weeks of the one that is pressed. */
export function OwnDiaries({ me, kind, onPick }: OwnDiariesProps) {
  const { i18n, t } = useLingui();
  const [diaries, setDiaries] = useState<readonly ShareableDiary[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const [state, setState] = useState<"idle" | "loading" | "failed">("loading");
  const [chosen, setChosen] = useState<ShareableDiary | null>(null);
  const load = useCallback(
    async (known: readonly ShareableDiary[]) => {
      setState("loading");
      try {
        const page = await ownDiaries(me, known.length);
        setDiaries([...known, ...page.diaries]);
        setMore(page.hasMore);
        setState("idle");
      } catch {
        setState("failed");
      }
    },
    [me],
  );
  useEffect(() => void load([]), [load]);

  if (chosen)
    return (
      <div className={styles.rows}>
        <MenuHeading>{chosen.name}</MenuHeading>
        {chosen.weeks.map(({ id, name, faza }) => {
          const week = weekState(i18n, name, faza);
          return (
            <MenuButton
              key={id}
              onClick={() => onPick({ kind: "week", id, name: `${chosen.name} · ${week}` })}
            >
              {week}
            </MenuButton>
          );
        })}
      </div>
    );
  const shown = kind === "week" ? diaries?.filter(({ weeks }) => weeks.length > 0) : diaries;
  return (
    <div className={styles.rows}>
      {shown?.length === 0 && !hasMore ? (
        <p className={styles.none}>
          {kind === "week"
            ? t({ id: "chat.share.noWeeks", message: "You have no weeks to share yet." })
            : t({ id: "chat.diary.none", message: "You have no diaries to share yet." })}
        </p>
      ) : null}
      {shown?.map((diary) => (
        <MenuButton
          key={diary.id}
          lang={diary.lang}
          end={kind === "week" ? <Icon of={ChevronRight} size={16} /> : undefined}
          onClick={() =>
            kind === "week" ? setChosen(diary) : onPick({ kind, id: diary.id, name: diary.name })
          }
        >
          {diary.name}
        </MenuButton>
      ))}
      {state === "failed" ? (
        <Note tone="bad" urgent>
          <Trans id="chat.diary.failed">Your diaries didn't load. Try again.</Trans>
        </Note>
      ) : null}
      {diaries === null && state === "loading" ? <Skeleton /> : null}
      {hasMore || state === "failed" ? (
        <Button look="quiet" size="small" busy={state === "loading"} onClick={() => void load(diaries ?? [])}>
          {state === "failed" ? (
            <Trans id="chat.share.again">Try again</Trans>
          ) : (
            <Trans id="chat.share.more">More diaries</Trans>
          )}
        </Button>
      ) : null}
    </div>
  );
}
