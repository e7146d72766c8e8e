import type { Schema } from "@grow/contract";
import { Button, Note, Page, Plate, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { deskPaths } from "../../desk-paths.ts";
import { ChangeLog } from "../../shared/desks/change-log.tsx";
import { changeWords } from "../../shared/desks/change-words.ts";
import type { StaffDesk } from "../../shared/desks/described-field.ts";
import styles from "../../shared/desks/desk.module.css";
import { DESK_FORMS } from "../../shared/desks/desk-fields.ts";
import { DeskForm } from "../../shared/desks/desk-form.tsx";
import { deskWord, newRowWord } from "../../shared/desks/desk-words.ts";
import { FieldGroups } from "../../shared/desks/field-groups.tsx";
import { type FormValues, textAt } from "../../shared/desks/form-values.ts";
import { RefField } from "../../shared/desks/ref-field.tsx";
import { refIdField } from "../../shared/desks/ref-id-field.ts";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { ArticleFields } from "./parts/article-fields.tsx";

export interface CatalogueRowScreenProps {
  desk: StaffDesk;
  isAdmin: boolean;
  /** Null for a new row. */
  row: { id: number; name: string; link: string; version: number; isRemoved: boolean } | null;
  /** Makes a new row once, however often its form is sent. Null for an existing row. */
  requestKey: string | null;
  values: FormValues;
  changes: readonly Schema<"StaffChange">[];
  isSaved: boolean;
  rejected: RejectedForm | null;
}

/** The form of a row of the catalogue, from the description of its desk. Works without scripts. */
export function CatalogueRowScreen(props: CatalogueRowScreenProps) {
  const { desk, isAdmin, row, requestKey, changes, isSaved, rejected } = props;
  const { i18n } = useLingui();
  const isRejectedSave = rejected?.deed === "save";
  const values = isRejectedSave ? rejected.values : props.values;
  const errors = isRejectedSave ? rejected.errors.fields : {};
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <p>
            <TextLink href={deskPaths.staffRows(desk)}>{deskWord(i18n, desk)}</TextLink>
          </p>
          <h1>{row?.name ?? newRowWord(i18n, desk)}</h1>
          {row && !row.isRemoved ? (
            <p>
              <TextLink href={row.link}>
                <Trans id="admin.catalogue.open">Open page</Trans>
              </TextLink>
            </p>
          ) : null}
        </Stack>
        {isSaved && rejected === null ? (
          <Note tone="good">
            <Trans id="admin.catalogue.saved">Saved</Trans>
          </Note>
        ) : null}
        {row?.isRemoved ? (
          <Note tone="warn">
            <Trans id="admin.catalogue.isRemoved">This entry is removed. Diaries still show its name.</Trans>
          </Note>
        ) : null}
        <DeskForm
          key={row?.id}
          version={row?.version ?? null}
          requestKey={requestKey}
          rejected={isRejectedSave ? rejected : null}
          cancel={deskPaths.staffRows(desk)}
        >
          <FieldGroups groups={DESK_FORMS[desk]} values={values} errors={errors} />
          <ArticleFields values={values} errors={errors} />
        </DeskForm>
        {row ? (
          <RowDeeds desk={desk} row={row} isAdmin={isAdmin} rejected={isRejectedSave ? null : rejected} />
        ) : null}
        {changes.length > 0 ? (
          <ChangeLog changes={changes} wordsOf={(field) => changeWords(i18n, desk, field)} />
        ) : null}
      </Stack>
    </Page>
  );
}

interface RowDeedsProps {
  desk: StaffDesk;
  row: NonNullable<CatalogueRowScreenProps["row"]>;
  isAdmin: boolean;
  rejected: RejectedForm | null;
}

/** Removes, restores or merges the row. */
function RowDeeds({ desk, row, isAdmin, rejected }: RowDeedsProps) {
  const { t } = useLingui();
  const error = rejected?.errors.form;
  return (
    <Plate>
      <Stack gap={5}>
        {error ? (
          <Note tone="bad" urgent>
            {error}
          </Note>
        ) : null}
        {isAdmin && !row.isRemoved ? (
          <Form method="post" noValidate>
            <Stack gap={3}>
              <h2>
                <Trans id="admin.catalogue.merge">Merge a duplicate</Trans>
              </h2>
              <p>
                <Trans id="admin.catalogue.merge.text">
                  Diaries, reviews and followers move to the other row. This page will redirect there. You
                  can't undo a merge.
                </Trans>
              </p>
              <RefField
                desk={desk}
                label={t({ id: "admin.catalogue.merge.into", message: "Merge into" })}
                hint={t({
                  id: "admin.catalogue.ref.hint",
                  message: "Search by name, or enter the last part of its page address",
                })}
                name="into"
                defaultText={textAt(rejected?.values ?? {}, "into")}
                defaultId={textAt(rejected?.values ?? {}, refIdField("into"))}
                error={rejected?.errors.fields.into}
                required
              />
              <p>
                <Button type="submit" look="outline" name="deed" value="merge">
                  <Trans id="admin.catalogue.merge.submit">Merge</Trans>
                </Button>
              </p>
            </Stack>
          </Form>
        ) : null}
        <Form method="post">
          {row.isRemoved ? (
            <Button type="submit" look="outline" name="deed" value="restore">
              <Trans id="admin.catalogue.restore">Restore</Trans>
            </Button>
          ) : (
            <Button type="submit" look="outline" name="deed" value="remove">
              <Trans id="admin.catalogue.remove">Remove from the catalogue</Trans>
            </Button>
          )}
        </Form>
      </Stack>
    </Plate>
  );
}
