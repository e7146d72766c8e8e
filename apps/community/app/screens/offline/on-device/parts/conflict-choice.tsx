import type { WaitingWeek } from "@grow/app-kit/offline/waiting.ts";
import type { Schema } from "@grow/contract";
import type { Faza, Measures } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, DataTable, Note, Stack } from "@grow/ui";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { phaseWord } from "../../../../shared/words/phase-words.ts";
import { readingWord } from "../../../week-editor/week-editor/reading-words.ts";
import { type Difference, differences } from "../view.ts";

interface ConflictChoiceProps {
  week: WaitingWeek;
  /** What the server has. */
  present: Schema<"Week">;
  measures: Measures;
  onMine: () => void;
  onTheirs: () => void;
}

/** Both states of a week that was changed here and elsewhere, side by side; one of them is chosen. */
export function ConflictChoice({ week, present, measures, onMine, onTheirs }: ConflictChoiceProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const rows = differences(week, present, measures);
  const time = formats.dateTime(present.update_date);
  const none = "–";
  return (
    <Stack gap={3}>
      <Note
        tone="warn"
        urgent
        title={t({
          id: "offline.conflict.title",
          message: "This week was changed elsewhere in the meantime",
        })}
      >
        <p>
          <Trans id="offline.conflict.text">
            It was saved there on {time} (UTC). Nothing is overwritten before you choose.
          </Trans>
        </p>
      </Note>
      <DataTable
        label={t({ id: "offline.conflict.table", message: "What differs" })}
        rows={rows}
        rowKey={({ what }) => what}
        columns={[
          {
            key: "what",
            header: t({ id: "offline.conflict.what", message: "What" }),
            cell: ({ what }) => differenceWord(i18n, what),
          },
          {
            key: "mine",
            header: t({ id: "offline.conflict.mine", message: "On this device" }),
            cell: ({ what, mine }) => said(i18n, what, mine) || none,
          },
          {
            key: "theirs",
            header: t({ id: "offline.conflict.theirs", message: "On the server" }),
            cell: ({ what, theirs }) => said(i18n, what, theirs) || none,
          },
        ]}
      />
      <Cluster>
        <Button look="primary" size="small" onClick={onMine}>
          <Trans id="offline.conflict.keepMine">Keep mine</Trans>
        </Button>
        <Button look="outline" size="small" onClick={onTheirs}>
          <Trans id="offline.conflict.takeTheirs">Take theirs</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

function said(i18n: I18n, what: Difference["what"], value: string): string {
  return what === "phase" ? phaseWord(i18n, Number(value) as Faza) : value;
}

function differenceWord(i18n: I18n, what: Difference["what"]): string {
  switch (what) {
    case "phase":
      return i18n._(msg({ id: "offline.differs.phase", message: "Phase" }));
    case "number":
      return i18n._(msg({ id: "offline.differs.number", message: "Week of the grow" }));
    case "text":
      return i18n._(msg({ id: "offline.differs.text", message: "Comment" }));
    case "photos":
      return i18n._(msg({ id: "offline.differs.photos", message: "Photos" }));
    case "nutrients":
      return i18n._(msg({ id: "offline.differs.nutrients", message: "Nutrients" }));
    case "strain":
      return i18n._(msg({ id: "offline.differs.strain", message: "About the strain" }));
    default:
      return readingWord(i18n, what);
  }
}
