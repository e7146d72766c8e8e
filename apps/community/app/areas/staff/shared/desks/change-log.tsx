import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { Section, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ChangeWords } from "./change-words.ts";
import styles from "./desk.module.css";
import { DeskTable } from "./desk-table.tsx";

type Change = Schema<"StaffChange">;

interface ChangeLogProps {
  changes: readonly Change[];
  /** The words for a field of the log. */
  wordsOf(field: string): ChangeWords;
}

/** The changes of a row by staff, the newest first. */
export function ChangeLog({ changes, wordsOf }: ChangeLogProps) {
  const formats = useFormats();
  return (
    <Section title={<Trans id="admin.catalogue.log">Changes</Trans>}>
      <DeskTable
        rows={changes}
        keyOf={({ id }) => id}
        columns={[
          {
            name: "when",
            title: <Trans id="admin.catalogue.log.when">When</Trans>,
            cell: ({ add_date }) => <time dateTime={add_date}>{formats.dateTime(add_date)}</time>,
          },
          {
            name: "who",
            title: <Trans id="admin.catalogue.log.who">Who</Trans>,
            cell: ({ item_user }) =>
              item_user?.link ? (
                <TextLink href={item_user.link}>{item_user.name}</TextLink>
              ) : (
                <Trans id="admin.catalogue.log.gone">Deleted account</Trans>
              ),
          },
          {
            name: "what",
            title: <Trans id="admin.catalogue.log.what">What</Trans>,
            cell: (change) => (
              <div className={styles.change}>
                <ChangeText change={change} />
                {change.type === "staff.update"
                  ? change.items_field.map((one) => (
                      <FieldChange key={one.field} words={wordsOf(one.field)} {...one} />
                    ))
                  : null}
              </div>
            ),
          },
        ]}
      />
    </Section>
  );
}

function FieldChange({ words, before, after }: { words: ChangeWords } & Schema<"StaffFieldChange">) {
  return (
    <div>
      {words.label}: <del>{words.value(before)}</del> <ins>{words.value(after)}</ins>
    </div>
  );
}

function ChangeText({ change }: { change: Change }) {
  const { t } = useLingui();
  const { name } = change;
  return {
    "staff.create": t({ id: "admin.catalogue.log.create", message: "Created" }),
    "staff.update": t({ id: "admin.catalogue.log.update", message: "Edited" }),
    "staff.delete": t({ id: "admin.catalogue.log.delete", message: "Removed" }),
    "staff.restore": t({ id: "admin.catalogue.log.restore", message: "Restored" }),
    "staff.merge": t({ id: "admin.catalogue.log.merge", message: `Merged with ${name}` }),
    "staff.claim": t({ id: "admin.catalogue.log.claim", message: `Linked “${name}” from diaries` }),
  }[change.type];
}
