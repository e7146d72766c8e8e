import { phaseName } from "@grow/domain";
import { MiniStrip } from "@grow/ui/diary";
import { cx, Icon, Link, LinkButton, Page } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Plus, Sprout } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import { existingPage } from "../../../../../shared/existing-page.ts";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { useViewer } from "../../../../../shared/root-data.ts";
import { phaseWord, weekState } from "../../../../../shared/words/phase-words.ts";
import type { OwnDiaryView } from "../own-view.ts";
import styles from "./own-diaries.module.css";

/** The member's own diaries, first on the page: what is due, and one press to add it. */
export function OwnDiaries({ diaries }: { diaries: readonly OwnDiaryView[] }) {
  const viewer = useViewer();
  const all = existingPage(viewer?.link);
  return (
    <Page>
      <section id="own" className={styles.section}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            <Trans id="home.own">Your diaries</Trans>
          </h1>
          {all ? (
            <LinkButton look="quiet" size="small" icon={ArrowRight} href={all}>
              <Trans id="home.own.all">All your diaries</Trans>
            </LinkButton>
          ) : null}
        </div>
        <ul className={styles.list}>
          {diaries.map((diary) => (
            <OwnDiary key={diary.card.id} diary={diary} />
          ))}
        </ul>
      </section>
    </Page>
  );
}

function OwnDiary({ diary: { card, nextWeek, isDue, days } }: { diary: OwnDiaryView }) {
  const { i18n, t } = useLingui();
  const { phases } = card;
  const length = phases.length;
  const faza = phases.at(-1) ?? -1;
  const phase = phaseWord(i18n, faza);
  return (
    <li className={cx(styles.diary, isDue && styles.due)} data-phase={phaseName(faza)}>
      <Link href={card.link} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {card.photo ? (
          <Photo photo={{ ...photoSource(card.photo, "card"), alt: "" }} sizes="112px" eager />
        ) : (
          <span className={styles.blank}>
            <Icon of={Sprout} />
          </span>
        )}
      </Link>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link href={card.link} lang={card.lang}>
            {card.name}
          </Link>
        </h2>
        <MiniStrip
          weeks={phases.map((one) => ({ phase: phaseName(one) }))}
          finished={nextWeek === null}
          newest={length - 1}
          label={t({
            id: "home.own.strip",
            message: `${plural(length, { one: "# week", other: "# weeks" })}, now: ${phase}`,
          })}
        />
        <p className={styles.state}>
          {nextWeek === null || card.newest === null ? null : <b>{weekState(i18n, card.newest, faza)}</b>}
          {nextWeek === null ? (
            <b>
              <Trans id="home.own.harvested">Harvested</Trans>
            </b>
          ) : isDue ? (
            <span className={styles.reminder}>
              <Trans id="home.own.due">Week {nextWeek} is due</Trans>
            </span>
          ) : null}
          {nextWeek !== null && !isDue && length > 0 ? (
            <span>
              {days === 0
                ? t({ id: "home.own.today", message: "updated today" })
                : t({
                    id: "home.own.days",
                    message: plural(days, { one: "updated # day ago", other: "updated # days ago" }),
                  })}
            </span>
          ) : null}
        </p>
        {nextWeek === null ? null : (
          <LinkButton
            look={isDue ? "primary" : "outline"}
            size="small"
            icon={Plus}
            href={paths.newWeek(card.id)}
            className={styles.add}
          >
            <Trans id="home.own.add">Add week {nextWeek}</Trans>
          </LinkButton>
        )}
      </div>
    </li>
  );
}
