import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { Plate, Stack } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../../desk-paths.ts";
import { DeskForm } from "../../../shared/desks/desk-form.tsx";
import { type FormValues, textAt } from "../../../shared/desks/form-values.ts";
import type { RejectedForm } from "../../../shared/desks/rejected-form.ts";
import type { TopicKind } from "../../../shared/topics/topic-kinds.ts";
import { nameField } from "../topic-form.ts";
import type { TopicView } from "../view.ts";
import { positionWord, slugWord } from "./field-words.ts";

interface TopicFieldsProps {
  kind: TopicKind;
  /** Null for a new one. */
  topic: TopicView | null;
  /** Makes a new one once, however often its form is sent. */
  requestKey: string | null;
  values: FormValues;
  rejected: RejectedForm | null;
}

const MAX_NAME = 60;

/** Names in the languages of the site, the address, and the place of a category. */
export function TopicFields({ kind, topic, requestKey, values: saved, rejected }: TopicFieldsProps) {
  const { i18n, t } = useLingui();
  const values = rejected?.values ?? saved;
  const errors = rejected?.errors.fields ?? {};
  const field = (name: string) => ({ name, defaultValue: textAt(values, name), error: errors[name] });
  return (
    <DeskForm
      key={topic?.id}
      version={topic?.version ?? null}
      requestKey={requestKey}
      rejected={rejected}
      cancel={deskPaths.topics(kind)}
    >
      <Plate>
        <Stack gap={4}>
          <h2>
            <Trans id="admin.topic.names">Names</Trans>
          </h2>
          <p>
            <Trans id="admin.topic.names.hint">English is shown where a language has no name.</Trans>
          </p>
          {TRANSLATED_LOCALES.map((lang) => (
            <TextField
              key={lang}
              {...field(nameField(lang))}
              label={<span lang={lang}>{LOCALE_NAMES[lang]}</span>}
              lang={lang}
              maxLength={MAX_NAME}
              required={lang === "en"}
              optional={lang !== "en"}
            />
          ))}
        </Stack>
      </Plate>
      <Plate>
        <Stack gap={4}>
          <TextField
            {...field("slug")}
            label={slugWord(i18n)}
            hint={
              topic
                ? t({ id: "admin.topic.slug.former", message: "Former addresses redirect to this one." })
                : t({ id: "admin.topic.slug.new", message: "Leave it empty to take the English name." })
            }
            maxLength={MAX_NAME}
            autoCapitalize="none"
            spellCheck={false}
            optional={topic === null}
          />
          {kind === "category" ? (
            <TextField
              {...field("position")}
              label={positionWord(i18n)}
              hint={
                topic
                  ? t({ id: "admin.topic.position.first", message: "0 comes first." })
                  : t({
                      id: "admin.topic.position.new",
                      message: "0 comes first. Leave it empty for the last place.",
                    })
              }
              inputMode="numeric"
              maxLength={5}
              optional
            />
          ) : null}
        </Stack>
      </Plate>
    </DeskForm>
  );
}
