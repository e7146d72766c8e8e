import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FactList } from "../../../shared/desks/fact-list.tsx";
import { APP_WORDS } from "../../../shared/watch/app-words.ts";

/** Where an error happens, how often it was reported, and by which versions. */
export function ErrorFacts({ error }: { error: Schema<"StaffError"> }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const people = error.cnt_senders;
  const seen = (date: string, version: string) => (
    <>
      <time dateTime={date}>{formats.dateTime(date)}</time>
      {version === "" ? null : (
        <>
          {", "}
          <Trans id="watch.fact.version">version {version}</Trans>
        </>
      )}
    </>
  );
  return (
    <FactList
      facts={[
        { name: t({ id: "watch.fact.app", message: "Site" }), value: i18n._(APP_WORDS[error.app]) },
        {
          name: t({ id: "watch.fact.frame", message: "File and function" }),
          value:
            error.frame === "" ? (
              <Trans id="watch.fact.noFrame">Unknown: no code of the site in the stack</Trans>
            ) : (
              <code>{error.frame}</code>
            ),
        },
        {
          name: t({ id: "watch.error.people", message: "People" }),
          value: (
            <Plural
              id="watch.fact.people"
              value={people}
              one="# person, counted once a day"
              other="# people, each counted once a day"
            />
          ),
        },
        { name: t({ id: "watch.error.times", message: "Times" }), value: formats.number(error.cnt, 0) },
        {
          name: t({ id: "watch.error.first", message: "First seen" }),
          value: seen(error.add_date, error.first_version),
        },
        {
          name: t({ id: "watch.error.last", message: "Last seen" }),
          value: seen(error.last_date, error.last_version),
        },
      ]}
    />
  );
}
