import { phaseName } from "@grow/domain";
import { paths } from "../../../../../paths.ts";
import { LikeForm } from "../../../../../shared/likes/like-form.tsx";
import { useTranslation } from "../../../../../shared/translations/use-translation.tsx";
import { UserText } from "../../../../../shared/user-text/user-text.tsx";
import styles from "../styles/week-article.module.css";
import type { DiaryView } from "../view.ts";
import type { WeekView } from "../week-view.ts";
import { Conditions } from "./conditions.tsx";
import {
  Events,
  Feedings,
  Films,
  Germination,
  Harvest,
  Nutrients,
  OwnersLinks,
  WeekMark,
  WeekWords,
} from "./static.ts";
import { WeekPhotos } from "./week-photos.tsx";

/** The text of a week. */
export function WeekArticle({ diary, week }: { diary: DiaryView; week: WeekView }) {
  const { doses, events, feeding, feedings, films, germination, harvest, lang } = week;
  return (
    <article className={styles.week} data-phase={phaseName(week.faza)}>
      <WeekHead diary={diary} week={week} />
      {week.text.trim() === "" ? null : <WeekText week={week} />}
      {week.photos.length > 0 ? <WeekPhotos week={week} leads={diary.cover === null} /> : null}
      {films.length > 0 ? <Films films={films} /> : null}
      {harvest ? <Harvest harvest={harvest} lang={lang} /> : null}
      {germination ? <Germination germination={germination} /> : null}
      {events ? <Events events={events} /> : null}
      <Conditions week={week} cells={diary.cells} />
      {doses.length > 0 || feeding.trim() !== "" ? (
        <Nutrients {...{ doses, feeding, lang }} mix={paths.weekMix(diary.link, week.id)} />
      ) : null}
      {feedings ? <Feedings feedings={feedings} /> : null}
    </article>
  );
}

/** The grower's text, translated on request. */
function WeekText({ week }: { week: WeekView }) {
  const translation = useTranslation("week", week.id, week.lang, "text");
  return (
    <div id="text" className={styles.words}>
      <div className={styles.text} lang={translation.isTranslated ? undefined : week.lang}>
        {translation.show(<UserText text={week.text} />)}
      </div>
      {translation.control}
    </div>
  );
}

function WeekHead({ diary, week }: { diary: DiaryView; week: WeekView }) {
  const { faza, name, ofPhase, days, dates, levels } = week;
  return (
    <header className={styles.head}>
      <WeekWords {...{ faza, name, ofPhase, days, dates }} />
      <div className={styles.mark}>
        <WeekMark levels={levels} />
        <LikeForm type="week" id={week.id} liked={week.liked} likes={week.likes} size="small" />
        {diary.isOwn ? (
          <OwnersLinks diary={diary.id} week={week.id} isHarvest={week.harvest !== null} />
        ) : null}
      </div>
    </header>
  );
}
