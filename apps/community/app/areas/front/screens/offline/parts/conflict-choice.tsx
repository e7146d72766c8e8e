import type { WaitingWeek } from "@grow/app-kit/offline/waiting.ts";
import type { Schema } from "@grow/contract";
import { type Faza, type Measures, readingUnit } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { Button, Cluster, Note, Stack } from "@grow/ui/foundation";
import { Radio } from "@grow/ui/input";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { readingWord } from "../../../../../shared/week-fields/reading-words.ts";
import { eventOnDay, isEvent } from "../../../../../shared/week-log/event-words.ts";
import { methodWord } from "../../../../../shared/week-log/germination-words.ts";
import { phaseWord } from "../../../../../shared/words/phase-words.ts";
import { type Difference, differences } from "../view.ts";

interface ConflictChoiceProps {
  week: WaitingWeek;
  /** The server's version. */
  present: Schema<"Week">;
  measures: Measures;
  /** Called with the parts of which the saved version wins. */
  onSettle: (theirs: readonly string[]) => void;
}

/** Conflicting changes side by side: the author chooses row by row. Everything else is merged. */
export function ConflictChoice({ week, present, measures, onSettle }: ConflictChoiceProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const rows = differences(week, present, measures);
  const time = formats.dateTime(present.update_date);
  const none = "–";
  const group = useId();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (part: string, isTheirs: boolean) =>
    setTheirs((before) => [...before.filter((one) => one !== part), ...(isTheirs ? [part] : [])]);
  const hasChoice = rows.length > 1;
  const side = (row: Difference, isTheirs: boolean) => {
    const value = said(i18n, row.what, isTheirs ? row.theirs : row.mine) || none;
    if (!hasChoice) return value;
    return (
      <Radio
        name={`${group}-${row.part}`}
        value={isTheirs ? "theirs" : "mine"}
        checked={theirs.includes(row.part) === isTheirs}
        onChange={() => choose(row.part, isTheirs)}
      >
        {value}
      </Radio>
    );
  };
  return (
    <Stack gap={3}>
      <Note
        tone="warn"
        urgent
        title={t({
          id: "offline.conflict.title",
          message: "This week was changed on another device",
        })}
      >
        <p>
          <Trans id="offline.conflict.text">
            The saved version is from {time} (UTC). Nothing is overwritten until you choose.
          </Trans>
        </p>
        {week.base ? (
          <p>
            <Trans id="offline.conflict.merged">Your other changes are added to the saved version.</Trans>
          </p>
        ) : null}
      </Note>
      <DataTable
        label={t({ id: "offline.conflict.table", message: "What's different" })}
        rows={rows}
        rowKey={({ what }) => what}
        columns={[
          {
            key: "what",
            header: t({ id: "offline.conflict.what", message: "Field" }),
            cell: ({ what }) => differenceWord(i18n, what, measures),
          },
          {
            key: "mine",
            header: t({ id: "offline.conflict.mine", message: "On this device" }),
            cell: (row) => side(row, false),
          },
          {
            key: "theirs",
            header: t({ id: "offline.conflict.theirs", message: "Saved version" }),
            cell: (row) => side(row, true),
          },
        ]}
      />
      <Cluster>
        {theirs.length > 0 ? (
          <Button look="primary" size="small" onClick={() => onSettle(theirs)}>
            <Trans id="offline.conflict.settle">Save this choice</Trans>
          </Button>
        ) : null}
        <Button look={theirs.length > 0 ? "outline" : "primary"} size="small" onClick={() => onSettle([])}>
          <Trans id="offline.conflict.keepMine">Keep my version</Trans>
        </Button>
        <Button look="outline" size="small" onClick={() => onSettle(rows.map(({ part }) => part))}>
          <Trans id="offline.conflict.takeTheirs">Use the saved version</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

function said(i18n: I18n, what: Difference["what"], value: string): string {
  if (what === "phase") return phaseWord(i18n, Number(value) as Faza);
  if (what === "events") return eventsSaid(i18n, value);
  return what === "method" ? methodWord(i18n, Number(value)) : value;
}

/** The events of the view, "topping 3, lst", in the page's language. */
function eventsSaid(i18n: I18n, value: string): string {
  return value
    .split(", ")
    .flatMap((one) => {
      const [type = "", day] = one.split(" ");
      return isEvent(type) ? [eventOnDay(i18n, { type, day: day === undefined ? null : Number(day) })] : [];
    })
    .join("; ");
}

function differenceWord(i18n: I18n, what: Difference["what"], measures: Measures): string {
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
    case "events":
      return i18n._(msg({ id: "offline.differs.events", message: "What you did" }));
    case "feedings":
      return i18n._(msg({ id: "offline.differs.feedings", message: "Feedings" }));
    case "feeding":
      return i18n._(msg({ id: "offline.differs.feeding", message: "Feeding chart" }));
    case "germination":
      return i18n._(msg({ id: "offline.differs.germination", message: "Germination date" }));
    case "method":
      return i18n._(msg({ id: "offline.differs.method", message: "Germination method" }));
    case "sown":
      return i18n._(msg({ id: "offline.differs.sown", message: "Seeds sown" }));
    case "sprouted":
      return i18n._(msg({ id: "offline.differs.sprouted", message: "Seeds sprouted" }));
    case "smoke":
      return i18n._(msg({ id: "offline.differs.smoke", message: "Smoke report" }));
    case "ratings":
      return i18n._(msg({ id: "offline.differs.ratings", message: "Strain rating" }));
    case "reviews":
      return i18n._(msg({ id: "offline.differs.reviews", message: "Nutrient reviews" }));
    case "strain":
      return i18n._(msg({ id: "offline.differs.strain", message: "About the strain" }));
    default:
      return readingWord(i18n, what, readingUnit(what, measures));
  }
}
