import { clockTime } from "@grow/app-kit/editor/clock-time.ts";
import type { Waiting } from "@grow/app-kit/offline/use-waiting.ts";
import type { WaitingWeek } from "@grow/app-kit/offline/waiting.ts";
import type { Measures } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Badge, Button, Cluster, LinkButton, Note, Plate, Stack } from "@grow/ui/foundation";
import { UploadQueue } from "@grow/ui/media";
import { Dialog } from "@grow/ui/overlay";
import { select } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { weekKey, weekParts, weekWord } from "../../../../../shared/words/week-words.ts";
import { filesOfWeek, mendPath } from "../view.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import { failureText, fileRow, queueWords } from "./file-rows.ts";
import { usePreviews } from "./use-previews.ts";

interface WaitingWeekProps {
  week: WaitingWeek;
  waiting: Waiting;
  measures: Measures;
}

/** A week that waits: with its photos, why it has not arrived, and what can be done about it. */
export function WaitingWeekRow({ week, waiting, measures }: WaitingWeekProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const [isAsked, setAsked] = useState(false);
  const { queue, progress } = waiting;
  const files = filesOfWeek(week, waiting.uploads);
  const previews = usePreviews(files);
  const key = weekKey(week.body);
  const { kind, number } = weekParts(key);
  const time = clockTime(new Date(week.addedAt), formats.locale);
  // A week that may have been sent must get its response first.
  const mayOpen = week.state !== "waiting" || week.triedAt === null;
  return (
    <Plate>
      <Stack gap={4}>
        <UploadQueue
          text={{
            title: `${weekWord(i18n, key)} · ${week.diary.name}`,
            detail: t({ id: "offline.week.written", message: `Written ${time}` }),
            state: <WeekState state={week.state} />,
          }}
          files={files.map((upload) =>
            fileRow(i18n, formats, upload, {
              progress: progress.get(upload.id),
              preview: previews.get(upload.id),
            }),
          )}
          words={queueWords(i18n)}
          onCancel={() => setAsked(true)}
          onRetry={(id) => void queue.retryUpload(id).then(() => queue.retryWeek(week.id))}
        />
        {week.state === "refused" ? <Note tone="bad">{failureText(i18n, week.failure)}</Note> : null}
        {week.state === "conflict" && week.present ? (
          <ConflictChoice
            week={week}
            present={week.present}
            measures={measures}
            onSettle={(theirs) => void queue.settleConflict(week.id, theirs)}
          />
        ) : null}
        <Cluster>
          {week.state === "conflict" ? null : (
            <Button look="outline" size="small" onClick={() => void queue.retryWeek(week.id)}>
              <Trans id="offline.week.send">Send now</Trans>
            </Button>
          )}
          {mayOpen ? (
            <LinkButton look="quiet" size="small" href={mendPath(week)}>
              <Trans id="offline.week.open">Open in editor</Trans>
            </LinkButton>
          ) : null}
          <Button look="quiet" size="small" onClick={() => setAsked(true)}>
            <Trans id="offline.week.drop">Discard</Trans>
          </Button>
        </Cluster>
      </Stack>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        plain
        title={t({
          id: "offline.drop.title",
          message: select(kind, {
            week: `Discard week ${number}?`,
            harvest: "Discard the harvest?",
            other: "Discard this week?",
          }),
        })}
        actions={
          <>
            <Button look="quiet" onClick={() => setAsked(false)}>
              <Trans id="offline.drop.keep">Keep it</Trans>
            </Button>
            <Button look="danger" onClick={() => void queue.dropWeek(week.id)}>
              <Trans id="offline.drop.yes">Discard</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans id="offline.drop.text">
            Your text and photos are only on this device. This can't be undone.
          </Trans>
        </p>
      </Dialog>
    </Plate>
  );
}

function WeekState({ state }: { state: WaitingWeek["state"] }) {
  switch (state) {
    case "waiting":
      return (
        <Badge>
          <Trans id="offline.state.waiting">Queued</Trans>
        </Badge>
      );
    case "conflict":
      return (
        <Badge tone="warn">
          <Trans id="offline.state.conflict">Changed on another device</Trans>
        </Badge>
      );
    case "refused":
      return (
        <Badge tone="bad">
          <Trans id="offline.state.refused">Rejected</Trans>
        </Badge>
      );
  }
}
