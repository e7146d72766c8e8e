import { useNow } from "@grow/app-kit/client/use-now.ts";
import { phaseName } from "@grow/domain";
import { FEEDING_KEYS } from "@grow/domain/weeks";
import { useFormats } from "@grow/i18n/react";
import { PrintHead, PrintList, PrintSheet, PrintStrip, PrintTools, PrintWeek } from "@grow/ui/diary";
import { Button, LinkButton, useHydrated } from "@grow/ui/foundation";
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ImageOff, Images, Printer } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { photoSource } from "../../../../shared/photo-source.ts";
import { readingWord } from "../../../../shared/week-fields/reading-words.ts";
import { eventOnDay } from "../../../../shared/week-log/event-words.ts";
import { feedingName } from "../../../../shared/week-log/feeding-words.ts";
import { growerName } from "../../../../shared/words/author-words.ts";
import { phaseBeside } from "../../../../shared/words/phase-words.ts";
import { useFigures } from "../../../../shared/words/use-figures.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import { useGerminationRows } from "../../shared/diary/germination-rows.ts";
import { factWord, harvestWord } from "../../shared/diary/reading-words.ts";
import { useSetupRows } from "../../shared/diary/setup.tsx";
import type { FeedingView } from "../../shared/diary/week-log-view.ts";
import { useNotes } from "./use-notes.ts";
import type { PrintedWeek, PrintView } from "./view.ts";

/** A diary as a report for paper. */
export function PrintScreen({ address, ...diary }: PrintView & { address: string }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const figures = useFigures();
  const setup = useSetupRows(diary.setup);
  const number = String(diary.id);
  const today = formats.date(new Date(useNow()));
  const author = growerName(i18n, diary.author === null ? null : { name: diary.author });
  const [from, to] = diary.dates?.map((date) => formats.date(date)) ?? [];
  const weeks = diary.lockedWeeks;
  return (
    <>
      <Tools diary={diary} />
      <PrintSheet address={address}>
        <PrintHead
          origin={t({ id: "diary.print.origin", message: `Grow diary ${number}, printed ${today}` })}
          title={diary.name}
          byline={
            from && to ? t({ id: "diary.print.byline", message: `${author}, ${from} to ${to}` }) : author
          }
          photo={diary.cover && photoSource(diary.cover, "cover")}
          facts={diary.facts.map((fact) => ({ name: factWord(i18n, fact.name), value: figures.text(fact) }))}
        />
        {diary.hasPhotos && diary.weeks.length > 0 ? (
          <PrintStrip
            weeks={diary.weeks.map((week) => ({
              id: week.id,
              phase: phaseName(week.faza),
              short: week.name.replace(/^(week|harvest)/, ""),
              photo: week.photos[0] ? photoSource(week.photos[0], "card") : null,
            }))}
            legend={t({
              id: "diary.print.legend",
              message:
                "Line above a photo: solid is germination, double is vegetative, dashed is flowering, dotted is harvest.",
            })}
          />
        ) : null}
        <PrintList rows={setup.map(({ name, value }) => ({ name, value }))} />
        {diary.weeks.map((week) => (
          <Week key={week.id} week={week} />
        ))}
        {weeks > 0 ? (
          <p>
            {t({
              id: "diary.wall.title",
              message: `${plural(weeks, {
                one: "Unlock # more week with Premium",
                other: "Unlock # more weeks with Premium",
              })}`,
            })}
          </p>
        ) : null}
      </PrintSheet>
    </>
  );
}

function Tools({ diary }: { diary: PrintView }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const here = paths.printDiary(diary.link);
  return (
    <PrintTools label={t({ id: "diary.print.tools", message: "Print options" })}>
      <LinkButton look="outline" size="small" icon={ArrowLeft} href={diary.link}>
        <Trans id="diary.print.back">Back to the diary</Trans>
      </LinkButton>
      {diary.hasPhotos ? (
        <LinkButton look="outline" size="small" icon={ImageOff} href={`${here}?photos=no`}>
          <Trans id="diary.print.withoutPhotos">Without photos</Trans>
        </LinkButton>
      ) : (
        <LinkButton look="outline" size="small" icon={Images} href={here}>
          <Trans id="diary.print.withPhotos">With photos</Trans>
        </LinkButton>
      )}
      <Button look="primary" size="small" icon={Printer} disabled={!hydrated} onClick={() => window.print()}>
        <Trans id="diary.print.print">Print</Trans>
      </Button>
    </PrintTools>
  );
}

/** A feeding in one line: "Feeding, day 2: Amount 4 l, EC 1.6 mS/cm". */
function feedingLine(i18n: I18n, feeding: FeedingView, figures: ReturnType<typeof useFigures>): string {
  const { day, isWater } = feeding;
  const values = FEEDING_KEYS.flatMap((key) => {
    const figure = feeding[key];
    return figure ? [`${feedingName(i18n, key, figure.unit)} ${figures.text(figure)}`] : [];
  });
  const name = isWater
    ? i18n._(msg({ id: "diary.print.water", message: "Water" }))
    : i18n._(msg({ id: "diary.print.feeding", message: "Feeding" }));
  const at = day === null ? name : i18n._(msg({ id: "diary.print.onDay", message: `${name}, day ${day}` }));
  return values.length > 0 ? `${at}: ${values.join(", ")}` : at;
}

const NOT_GERMINATED = { date: null, method: null, sown: null, sprouted: null };

function Week({ week }: { week: PrintedWeek }) {
  const { i18n, t } = useLingui();
  const figures = useFigures();
  const formats = useFormats();
  const phase = phaseBeside(i18n, week.name, week.faza);
  const { first, last } = week.days ?? {};
  const germination = useGerminationRows(week.germination ?? NOT_GERMINATED);
  const line = [
    ...germination.map(({ name, value }) => `${name} ${value}`),
    ...week.events.map((event) => eventOnDay(i18n, event)),
    ...week.readings.map((one) => `${readingWord(i18n, one.name, one.unit)} ${figures.text(one)}`),
    ...week.feedings.map((feeding) => feedingLine(i18n, feeding, figures)),
    ...week.harvest.map((one) => `${harvestWord(i18n, one.name)} ${figures.text(one)}`),
  ];
  const notes = useNotes(week);
  const place = week.days ? t({ id: "diary.print.days", message: `${phase}, days ${first}–${last}` }) : phase;
  const dates = week.dates?.map((date) => formats.shortDate(date)).join(" – ");
  return (
    <PrintWeek
      phase={phaseName(week.faza)}
      title={weekWord(i18n, week.name)}
      detail={dates ? `${place} · ${dates}` : place}
      photos={week.photos.map((photo) => photoSource(photo, "card"))}
      text={week.text}
      lang={week.lang}
      readings={line.join(" · ")}
      notes={notes}
    />
  );
}
