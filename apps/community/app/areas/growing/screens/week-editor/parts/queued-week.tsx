import type { OfflineQueue } from "@grow/app-kit/offline/offline-queue.ts";
import type { WaitingWeek } from "@grow/app-kit/offline/waiting.ts";
import { Cluster, LinkButton, Note, Stack } from "@grow/ui/foundation";
import { select } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { paths } from "../../../../../paths.ts";
import { loadWhole } from "../../../../../shared/full-page-load.ts";
import { weekParts } from "../../../../../shared/words/week-words.ts";
import type { EditorView } from "../view.ts";

interface QueuedWeekProps {
  /** The waiting week. */
  id: string;
  queue: OfflineQueue;
  diary: EditorView["diary"];
  /** Whether it replaces a published week. */
  isEdit: boolean;
  /** Key of its name. */
  name: string;
}

/** Replaces the form: the week is queued and sent in the background; its page opens once it was sent. */
export function QueuedWeek({ id, queue, diary, isEdit, name }: QueuedWeekProps) {
  const { t } = useLingui();
  const { kind, number } = weekParts(name);
  const [state, setState] = useState<WaitingWeek["state"]>("waiting");
  useEffect(() => {
    const read = async () => {
      const week = (await queue.weeks()).find((one) => one.id === id);
      if (week) setState(week.state);
    };
    void read();
    return queue.onChange((change) => {
      if (change.kind === "week-sent" && change.id === id) {
        const open = isEdit ? paths.week : paths.publishedWeek;
        window.location.assign(open(diary.link, change.weekId));
      } else if (change.kind === "week") void read();
    });
  }, [id, queue, diary.link, isEdit]);
  return (
    <Stack gap={4}>
      {state === "waiting" ? (
        <Note
          tone="info"
          icon={CloudOff}
          urgent
          title={t({
            id: "weekEditor.kept.title",
            message: select(kind, {
              week: `Week ${number} is saved on this device`,
              harvest: "Your harvest is saved on this device",
              other: "Your week is saved on this device",
            }),
          })}
        >
          {isEdit ? (
            <Trans id="weekEditor.kept.editText">
              We'll save your changes and photos when you're back online. You can close this page.
            </Trans>
          ) : (
            <Trans id="weekEditor.kept.text">
              We'll publish it with its photos when you're back online. You can close this page.
            </Trans>
          )}
        </Note>
      ) : (
        <Note
          tone="bad"
          urgent
          title={
            isEdit
              ? t({
                  id: "weekEditor.kept.editStuck",
                  message: select(kind, {
                    week: `Couldn't save week ${number}`,
                    harvest: "Couldn't save your harvest",
                    other: "Couldn't save your week",
                  }),
                })
              : t({
                  id: "weekEditor.kept.stuck",
                  message: select(kind, {
                    week: `Couldn't publish week ${number}`,
                    harvest: "Couldn't publish your harvest",
                    other: "Couldn't publish your week",
                  }),
                })
          }
        >
          <Trans id="weekEditor.kept.stuckText">
            Everything you wrote is saved on this device. Choose what to do next.
          </Trans>
        </Note>
      )}
      <Cluster>
        <LinkButton look="primary" href={paths.offline()} onClick={loadWhole}>
          <Trans id="weekEditor.kept.show">See what's queued</Trans>
        </LinkButton>
        <LinkButton look="outline" href={diary.link} onClick={loadWhole}>
          <Trans id="weekEditor.kept.diary">Back to the diary</Trans>
        </LinkButton>
        {isEdit ? null : (
          <LinkButton look="quiet" href={paths.newWeek(diary.id)} onClick={loadWhole}>
            <Trans id="weekEditor.kept.next">Add another week</Trans>
          </LinkButton>
        )}
      </Cluster>
    </Stack>
  );
}
