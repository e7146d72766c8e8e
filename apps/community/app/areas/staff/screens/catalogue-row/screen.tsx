import type { Schema } from "@grow/contract";
import { Button, Cluster, LinkButton, Note, Page, Plate, Stack, TextLink } from "@grow/ui/foundation";
import { FieldGrid } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import { deskPaths } from "../../desk-paths.ts";
import { ChangeLog } from "../../shared/desks/change-log.tsx";
import { changeWords } from "../../shared/desks/change-words.ts";
import styles from "../../shared/desks/desk.module.css";
import { DESK_FORMS, type DeskField, type StaffDesk } from "../../shared/desks/desk-fields.ts";
import { deskWord, newRowWord } from "../../shared/desks/desk-words.ts";
import { RefField } from "../../shared/desks/ref-field.tsx";
import { refIdField } from "../../shared/desks/ref-id-field.ts";
import { type FormValues, textAt } from "../../shared/desks/row-form.ts";
import { ArticleFields } from "./parts/article-fields.tsx";
import { RowField } from "./parts/row-field.tsx";

/** A form that the API rejected, with what was typed. */
interface Rejected {
  deed: string;
  values: FormValues;
  errors: FormErrors;
  /** The version that another user saved meanwhile; null for any other error. */
  version: number | null;
}

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
  rejected: Rejected | null;
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
        {isRejectedSave && rejected.version !== null ? (
          <Note tone="warn" urgent>
            <Trans id="admin.catalogue.conflict">
              Another user saved this entry first. Check the changes below, then save again to replace their
              version.
            </Trans>
          </Note>
        ) : isRejectedSave && rejected.errors.form ? (
          <Note tone="bad" urgent>
            {rejected.errors.form}
          </Note>
        ) : null}
        <Form method="post" noValidate key={`${row?.id} ${row?.version}`}>
          {row ? (
            <input
              type="hidden"
              name="version"
              value={(isRejectedSave ? rejected.version : null) ?? row.version}
            />
          ) : (
            <input type="hidden" name="request_key" value={requestKey ?? ""} />
          )}
          <Stack gap={5}>
            {DESK_FORMS[desk].map(({ title, fields }) => (
              <Plate key={title.id}>
                <Stack gap={4}>
                  <h2>{i18n._(title)}</h2>
                  {inGrids(fields).map((group) => {
                    const cells = group.map((field) => (
                      <RowField
                        key={field.name}
                        field={field}
                        value={values[field.name]}
                        chosenId={textAt(values, refIdField(field.name))}
                        errors={errors}
                      />
                    ));
                    return group.length === 1 ? cells : <FieldGrid key={group[0]?.name}>{cells}</FieldGrid>;
                  })}
                </Stack>
              </Plate>
            ))}
            <ArticleFields values={values} errors={errors} />
            <Cluster>
              <Button type="submit" look="primary" name="deed" value="save">
                <Trans id="admin.catalogue.save">Save</Trans>
              </Button>
              <LinkButton look="outline" href={deskPaths.staffRows(desk)}>
                <Trans id="admin.catalogue.cancel">Cancel</Trans>
              </LinkButton>
            </Cluster>
          </Stack>
        </Form>
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

/** Numbers that follow each other share a grid. */
function inGrids(fields: readonly DeskField[]): DeskField[][] {
  const groups: DeskField[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (field.kind === "number" && last?.[0]?.kind === "number") last.push(field);
    else groups.push([field]);
  }
  return groups;
}

interface RowDeedsProps {
  desk: StaffDesk;
  row: NonNullable<CatalogueRowScreenProps["row"]>;
  isAdmin: boolean;
  rejected: Rejected | null;
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
