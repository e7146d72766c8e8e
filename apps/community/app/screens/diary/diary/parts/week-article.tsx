import { phaseName } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Completeness, DataTable, LinkButton, Section, Stack, TextLink } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { LikeForm } from "../../../../shared/likes/like-form.tsx";
import { useTranslation } from "../../../../shared/translations/use-translation.tsx";
import { completenessSentence } from "../../../../shared/words/level-words.ts";
import { phaseWord } from "../../../../shared/words/phase-words.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import type { DiaryView } from "../view.ts";
import type { DoseView, WeekView } from "../week-view.ts";
import { Conditions } from "./conditions.tsx";
import { useFigures } from "./figures.ts";
import { Harvest } from "./harvest.tsx";
import { SameWeek } from "./same-week.tsx";
import styles from "./week-article.module.css";
import { WeekPhotos } from "./week-photos.tsx";

/** What the grower wrote about one week. */
export function WeekArticle({ diary, week }: { diary: DiaryView; week: WeekView }) {
  const { t } = useLingui();
  const { films } = week;
  return (
    <article className={styles.week} data-phase={phaseName(week.faza)}>
      <WeekHead diary={diary} week={week} />
      {week.text.trim() === "" ? null : <WeekText week={week} />}
      {week.photos.length > 0 ? <WeekPhotos week={week} leads={diary.cover === null} /> : null}
      {films.map((film, index) => {
        const number = index + 1;
        return (
          // biome-ignore lint/a11y/useMediaCaption: growers upload films without subtitles
          <video
            key={film.id}
            className={styles.film}
            style={{ aspectRatio: `${film.width}/${film.height}`, backgroundColor: film.color }}
            src={film.url}
            controls
            preload="none"
            playsInline
            aria-label={film.alt || t({ id: "diary.film", message: `Film ${number} of this week` })}
          />
        );
      })}
      {week.harvest ? <Harvest harvest={week.harvest} lang={week.lang} /> : null}
      <Conditions week={week} cells={diary.cells} />
      {week.doses.length > 0 || week.feeding.trim() !== "" ? <Nutrients week={week} /> : null}
      {week.readings.length + week.doses.length > 0 ? <SameWeek diary={diary} week={week} /> : null}
    </article>
  );
}

/** The grower's words, in the reader's language if he wants. */
function WeekText({ week }: { week: WeekView }) {
  const translation = useTranslation("week", week.id, week.lang, "text");
  return (
    <div id="text" className={styles.words}>
      <div className={styles.text} lang={translation.isTranslated ? undefined : week.lang}>
        {translation.show(week.text)}
      </div>
      {translation.control}
    </div>
  );
}

function WeekHead({ diary, week }: { diary: DiaryView; week: WeekView }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { days, dates, levels, ofPhase } = week;
  const good = levels.filter((level) => level === "good").length;
  const all = levels.length;
  const phase = phaseWord(i18n, week.faza);
  const [from, to] = dates ?? [];
  const { first, last } = days ?? {};
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.phase}>
          {week.faza === 2 ? (
            phase
          ) : (
            <Trans id="diary.week.ofPhase">
              {phase}, week {ofPhase}
            </Trans>
          )}
        </p>
        <h2>{weekWord(i18n, week.name)}</h2>
        {days ? (
          <p className={styles.days}>
            <Trans id="diary.week.days">
              Days {first} to {last}
            </Trans>
            {from && to ? ` · ${formats.shortDate(from, new Date(to))} – ${formats.shortDate(to)}` : null}
          </p>
        ) : null}
      </div>
      <div className={styles.mark}>
        <Completeness
          levels={levels}
          label={completenessSentence(i18n, levels)}
          title={
            good === all
              ? t({ id: "diary.week.complete", message: "Complete" })
              : t({ id: "diary.week.completeness", message: "Completeness" })
          }
          detail={
            <Trans id="diary.week.good">
              {good} of {all} good
            </Trans>
          }
        />
        <LikeForm type="week" id={week.id} liked={week.liked} likes={week.likes} size="small" />
        {diary.isOwn ? (
          <LinkButton look="outline" size="small" icon={Pencil} href={paths.editWeek(diary.id, week.id)}>
            <Trans id="diary.week.edit">Edit week</Trans>
          </LinkButton>
        ) : null}
        {diary.isOwn && week.harvest ? (
          <LinkButton look="outline" size="small" icon={Pencil} href={paths.editSmoke(diary.id, week.id)}>
            <Trans id="diary.harvest.smoke">Smoke report</Trans>
          </LinkButton>
        ) : null}
      </div>
    </header>
  );
}

function Nutrients({ week }: { week: WeekView }) {
  const { t } = useLingui();
  const figures = useFigures();
  const title = t({ id: "diary.nutrients", message: "Nutrients" });
  return (
    <Section title={title} level={3} close>
      <Stack>
        {week.doses.length > 0 ? (
          <DataTable<DoseView>
            label={title}
            rows={week.doses}
            rowKey={(row) => row.id}
            columns={[
              {
                key: "name",
                header: t({ id: "diary.nutrients.product", message: "Product" }),
                cell: (row) => (row.href ? <TextLink href={row.href}>{row.name}</TextLink> : row.name),
              },
              {
                key: "brand",
                header: t({ id: "diary.nutrients.brand", message: "Brand" }),
                cell: (row) => row.brand,
              },
              {
                key: "dose",
                header: t({ id: "diary.nutrients.dose", message: "Dose" }),
                numeric: true,
                cell: (row) => row.dose && figures.text(row.dose),
              },
            ]}
          />
        ) : null}
        {week.feeding.trim() === "" ? null : (
          <p className={styles.note} lang={week.lang}>
            {week.feeding}
          </p>
        )}
      </Stack>
    </Section>
  );
}
