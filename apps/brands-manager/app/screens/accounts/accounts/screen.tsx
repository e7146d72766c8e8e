import { Button, Note, PersonRow, Section, Stack, TextField } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { paths } from "../../../paths.ts";
import { PersonAction } from "./parts/person-action.tsx";
import styles from "./screen.module.css";
import type { AccountRow, AccountsView } from "./view.ts";

export interface AccountsScreenProps extends AccountsView {
  /** Why the last change was refused. */
  problem: string | null;
}

/** Who manages the brand: the list, and a search by name to add somebody. Works without script. */
export function AccountsScreen({ brandName, managers, canRemove, search, problem }: AccountsScreenProps) {
  const { t } = useLingui();
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <h1>
          <Trans id="accounts.title">Accounts</Trans>
        </h1>
        <p className={styles.muted}>
          <Trans id="accounts.text">Everybody here may do everything for {brandName}.</Trans>
        </p>
      </Stack>
      {problem ? (
        <Note tone="bad" urgent>
          {problem}
        </Note>
      ) : null}
      <Section title={t({ id: "accounts.managers", message: "Managers" })} close>
        <ul className={styles.list}>
          {managers.map((person) => (
            <li key={person.id}>
              <PersonRow
                src={person.avatar}
                seed={person.id}
                name={person.name}
                detail={person.isSelf ? <Trans id="accounts.you">You</Trans> : null}
                action={canRemove ? <PersonAction person={person} intent="remove" /> : null}
              />
            </li>
          ))}
        </ul>
        <p className={styles.muted}>
          <Trans id="accounts.last">The last manager stays. To leave, add somebody first.</Trans>
        </p>
      </Section>
      <Section title={t({ id: "accounts.add", message: "Add a manager" })} close>
        <Form action={paths.accounts()} role="search" className={styles.search}>
          <TextField
            label={t({ id: "accounts.search", message: "Name of a grower" })}
            hint={t({ id: "accounts.search.hint", message: "The first letters are enough." })}
            name="query"
            type="search"
            required
            maxLength={32}
            defaultValue={search?.query}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" look="outline" icon={Search}>
            <Trans id="accounts.search.submit">Search</Trans>
          </Button>
        </Form>
        {search ? <Found query={search.query} found={search.found} /> : null}
      </Section>
    </Stack>
  );
}

function Found({ query, found }: { query: string; found: readonly AccountRow[] }) {
  if (found.length === 0) {
    return (
      <p role="status">
        <Trans id="accounts.nobody">
          Nobody's name begins with “{query}”, or they manage the brand already.
        </Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {found.map((person) => (
        <li key={person.id}>
          <PersonRow
            src={person.avatar}
            seed={person.id}
            name={person.name}
            action={<PersonAction person={person} intent="add" />}
          />
        </li>
      ))}
    </ul>
  );
}
