import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Cluster, EmptyState, LinkButton, Note, Page, Section, Stack } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import { weekState } from "../../../../shared/words/phase-words.ts";
import styles from "./screen.module.css";
import type { DeletedContentView, DeletedDiaryView, DeletedWeekView } from "./view.ts";

interface DeletedContentProps extends DeletedContentView {
  /** The list shows only weeks of this diary. */
  diary: number | null;
  errors: FormErrors;
}

/** Deleted diaries and weeks, each with a button that restores it. */
export function DeletedContentScreen({ diaries, weeks, diary, errors }: DeletedContentProps) {
  const { t } = useLingui();
  const isEmpty = diaries.length + weeks.length === 0;
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={5}>
        <h1>
          {diary === null ? (
            <Trans id="diaryEditor.deleted.heading">Recently deleted</Trans>
          ) : (
            <Trans id="diaryEditor.deleted.weeks">Deleted weeks</Trans>
          )}
        </h1>
        {errors.form ? (
          <Note tone="bad" urgent>
            {errors.form}
          </Note>
        ) : null}
        {isEmpty ? (
          <EmptyState title={t({ id: "diaryEditor.deleted.empty", message: "Nothing deleted" })}>
            <Trans id="diaryEditor.deleted.empty.text">
              Whatever you delete from your diaries shows up here for 30 days.
            </Trans>
          </EmptyState>
        ) : null}
        {diaries.length > 0 ? (
          <Section title={<Trans id="diaryEditor.deleted.diaries">Diaries</Trans>} close>
            <ul className={styles.list}>
              {diaries.map((one) => (
                <DeletedDiary key={one.id} diary={one} />
              ))}
            </ul>
          </Section>
        ) : null}
        {weeks.length > 0 ? (
          <WeekSection isTitled={diary === null}>
            <ul className={styles.list}>
              {weeks.map((week) => (
                <DeletedWeek key={week.id} week={week} isNamed={diary === null} />
              ))}
            </ul>
          </WeekSection>
        ) : null}
        {diary === null ? null : (
          <Cluster>
            <LinkButton look="outline" href={paths.editDiary(diary)}>
              <Trans id="diaryEditor.deleted.back">Back to the editor</Trans>
            </LinkButton>
            <LinkButton look="quiet" href={paths.deletedContent()}>
              <Trans id="diaryEditor.deleted.all">Everything you deleted</Trans>
            </LinkButton>
          </Cluster>
        )}
      </Stack>
    </Page>
  );
}

function WeekSection({ isTitled, children }: { isTitled: boolean; children: ReactNode }) {
  if (!isTitled) return children;
  return (
    <Section title={<Trans id="diaryEditor.deleted.weekList">Weeks</Trans>} close>
      {children}
    </Section>
  );
}

function DeletedDiary({ diary: { id, name, lang, weeks, until } }: { diary: DeletedDiaryView }) {
  const { t } = useLingui();
  return (
    <li>
      <div className={styles.words}>
        <b lang={lang}>{name}</b>
        <span className={styles.detail}>
          {t({
            id: "diaryEditor.deleted.diary.detail",
            message: `${plural(weeks, { one: "# week", other: "# weeks" })} · can be restored until ${{ until }}`,
          })}
        </span>
      </div>
      <Restore
        fields={{ diary: id }}
        label={t({ id: "diaryEditor.deleted.restore.diary", message: `Restore ${{ name }}` })}
      />
    </li>
  );
}

function DeletedWeek({ week, isNamed }: { week: DeletedWeekView; isNamed: boolean }) {
  const { i18n, t } = useLingui();
  const { diary, photos, until } = week;
  const name = weekState(i18n, week.name, week.faza);
  return (
    <li>
      <div className={styles.words}>
        <b>{name}</b>
        {isNamed ? <span lang={diary.lang}>{diary.name}</span> : null}
        {week.text === "" ? null : (
          <span className={styles.text} lang={week.lang}>
            {week.text}
          </span>
        )}
        <span className={styles.detail}>
          {t({
            id: "diaryEditor.deleted.week.detail",
            message: `${plural(photos, {
              0: "No photos",
              one: "# photo",
              other: "# photos",
            })} · can be restored until ${{ until }}`,
          })}
        </span>
      </div>
      <Restore
        fields={{ diary: diary.id, week: week.id }}
        label={t({ id: "diaryEditor.deleted.restore.week", message: `Restore: ${{ name }}` })}
      />
    </li>
  );
}

function Restore({ fields, label }: { fields: Record<string, number>; label: string }) {
  const { isBusy, onSubmit } = useSingleSubmit();
  return (
    <Form method="post" onSubmit={onSubmit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="outline" size="small" icon={Undo2} type="submit" busy={isBusy} aria-label={label}>
        <Trans id="diaryEditor.deleted.restore">Restore</Trans>
      </Button>
    </Form>
  );
}
