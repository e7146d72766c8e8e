import type { OfflineQueue } from "@grow/app-kit/offline/offline-queue.ts";
import type { WaitingWeek } from "@grow/app-kit/offline/waiting.ts";
import { Cluster, LinkButton, Note, Stack } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { paths } from "../../../../paths.ts";
import { loadWhole } from "../../../../shared/load-whole.ts";
import type { EditorView } from "../view.ts";

interface KeptWeekProps {
  /** The waiting week. */
  id: string;
  queue: OfflineQueue;
  diary: EditorView["diary"];
  /** Its name in words. */
  name: string;
}

/** In the place of the form: the week is kept here and goes by itself; once it has arrived, its page opens. */
export function KeptWeek({ id, queue, diary, name }: KeptWeekProps) {
  const { t } = useLingui();
  const [state, setState] = useState<WaitingWeek["state"]>("waiting");
  useEffect(() => {
    const read = async () => {
      const week = (await queue.weeks()).find((one) => one.id === id);
      if (week) setState(week.state);
    };
    void read();
    return queue.onChange((change) => {
      if (change.kind === "week-sent" && change.id === id) {
        window.location.assign(paths.week(diary.link, change.weekId));
      } else if (change.kind === "week") void read();
    });
  }, [id, queue, diary.link]);
  return (
    <Stack gap={4}>
      {state === "waiting" ? (
        <Note
          tone="info"
          icon={CloudOff}
          urgent
          title={t({ id: "weekEditor.kept.title", message: `${name} is kept on this device` })}
        >
          <Trans id="weekEditor.kept.text">
            It goes to the server with its photos as soon as there is a connection. You can close this page.
          </Trans>
        </Note>
      ) : (
        <Note
          tone="bad"
          urgent
          title={t({ id: "weekEditor.kept.stuck", message: `${name} could not be published as it is` })}
        >
          <Trans id="weekEditor.kept.stuckText">
            It is kept on this device with all you wrote, and waits for your answer.
          </Trans>
        </Note>
      )}
      <Cluster>
        <LinkButton look="primary" href={paths.offline()} onClick={loadWhole}>
          <Trans id="weekEditor.kept.show">See what waits</Trans>
        </LinkButton>
        <LinkButton look="outline" href={diary.link} onClick={loadWhole}>
          <Trans id="weekEditor.kept.diary">To the diary</Trans>
        </LinkButton>
        <LinkButton look="quiet" href={paths.newWeek(diary.id)} onClick={loadWhole}>
          <Trans id="weekEditor.kept.next">Write another week</Trans>
        </LinkButton>
      </Cluster>
    </Stack>
  );
}
