import { LOCALE_NAMES, type Locale } from "@grow/i18n/locales";
import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, Icon, Plate, Stack } from "@grow/ui/foundation";
import { DateField, TextField } from "@grow/ui/input";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CalendarClock, CircleAlert, CircleCheck } from "lucide-react";
import { StateBadge } from "../../../shared/articles/state-badge.tsx";
import { type PublishTime, publishTime } from "../../../shared/desks/publish-time.ts";
import styles from "../screen.module.css";
import type { Missing, SavedArticle } from "../view.ts";

interface PublicationProps {
  saved: SavedArticle | null;
  publish: PublishTime;
  /** The intent that is being submitted. */
  busy: FormDataEntryValue | null | undefined;
  /** Why the date is not taken. */
  dateError: string | undefined;
}

/** When an article comes out, and what it still needs. */
export function Publication({ saved, publish, busy, dateError }: PublicationProps) {
  const { t } = useLingui();
  const state = saved?.state ?? "draft";
  const isOut = state === "published";
  return (
    <Plate>
      <Stack gap={4}>
        <Cluster justify="between">
          <h2>
            <Trans id="article.publication">Publication</Trans>
          </h2>
          <StateBadge state={state} />
        </Cluster>
        {saved ? <PublicationDate saved={saved} /> : null}
        {saved && !isOut ? <Checklist missing={saved.missing} /> : null}
        {isOut || state === "removed" ? null : (
          <Stack gap={3}>
            <div className={styles.moment}>
              <DateField
                label={t({ id: "article.date", message: "Date" })}
                name="publish_date"
                defaultValue={publish.date}
                error={dateError}
              />
              <TextField
                label={t({ id: "article.time", message: "Time" })}
                name="publish_time"
                type="time"
                defaultValue={publish.time}
              />
            </div>
            <p className={styles.hint}>
              <Trans id="article.zone">Time zone UTC+2, all year</Trans>
            </p>
            <p>
              <Button
                type="submit"
                name="intent"
                value="schedule"
                look="outline"
                icon={CalendarClock}
                busy={busy === "schedule"}
              >
                {state === "scheduled" ? (
                  <Trans id="article.reschedule">Change time</Trans>
                ) : (
                  <Trans id="article.schedule">Schedule</Trans>
                )}
              </Button>
            </p>
          </Stack>
        )}
      </Stack>
    </Plate>
  );
}

function PublicationDate({ saved: { state, viewDate } }: { saved: SavedArticle }) {
  const formats = useFormats();
  const { date: day, time } = publishTime(viewDate);
  if (day === "") return null;
  const date = formats.date(day);
  return (
    <p className={styles.when}>
      {state === "scheduled" ? (
        <Trans id="article.out.scheduled">
          Comes out on {date}, {time}
        </Trans>
      ) : state === "published" ? (
        <Trans id="article.out.published">
          Came out on {date}, {time}
        </Trans>
      ) : state === "draft" ? null : (
        <Trans id="article.out.before">
          First came out on {date}, {time}
        </Trans>
      )}
    </p>
  );
}

function Checklist({ missing }: { missing: readonly Missing[] }) {
  if (missing.length === 0)
    return (
      <p className={styles.ready}>
        <Icon of={CircleCheck} size={16} />
        <Trans id="article.complete">Ready to publish</Trans>
      </p>
    );
  return (
    <div>
      <h3 className={styles.missingTitle}>
        <Trans id="article.missing">Still missing</Trans>
      </h3>
      <ul className={styles.missing}>
        {missing.map((one) => (
          <li key={one.what === "alt" ? `alt ${one.lang}` : one.what}>
            <Icon of={CircleAlert} size={16} />
            <MissingWord missing={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MissingWord({ missing }: { missing: Missing }) {
  if (missing.what !== "alt") {
    if (missing.what === "text") return <Trans id="article.missing.text">Text of the original</Trans>;
    if (missing.what === "cover") return <Trans id="article.missing.cover">Cover</Trans>;
    return <Trans id="article.missing.category">Category</Trans>;
  }
  const { count } = missing;
  const language = LOCALE_NAMES[missing.lang as Locale] ?? missing.lang;
  return (
    <Trans id="article.missing.alt">
      {language}: <Plural value={count} one="alt text of # picture" other="alt text of # pictures" />
    </Trans>
  );
}
