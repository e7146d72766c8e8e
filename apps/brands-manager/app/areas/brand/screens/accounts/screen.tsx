import { Note, Section, Stack } from "@grow/ui/foundation";
import { PersonRow } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { GrowerSearch } from "../../shared/grower-search.tsx";
import { PendingInvitations } from "../../shared/pending-invitations.tsx";
import { ChangeLog } from "./parts/change-log.tsx";
import { PersonAction } from "./parts/person-action.tsx";
import { RoleWord, useRoleWords } from "./parts/role-word.tsx";
import styles from "./screen.module.css";
import type { AccountRow, AccountsView } from "./view.ts";

export interface AccountsScreenProps extends AccountsView {
  /** Why the last change was rejected. */
  problem: string | null;
}

/** The managers of the brand: the list, who is invited, and a search by name to invite one. Works without scripts. */
export function AccountsScreen({
  brandName,
  managers,
  pending,
  canManage,
  changes,
  search,
  problem,
}: AccountsScreenProps) {
  const { t } = useLingui();
  const words = useRoleWords();
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <h1>
          <Trans id="accounts.title">Accounts</Trans>
        </h1>
        <p className={styles.muted}>
          <Trans id="accounts.roles">
            Owners do everything for {brandName}, editors write, viewers only read.
          </Trans>
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
                detail={<RoleWord person={person} />}
                action={
                  canManage || person.isSelf ? (
                    <PersonAction person={person} intent="remove" canManage={canManage} />
                  ) : null
                }
              />
            </li>
          ))}
        </ul>
        <p className={styles.muted}>
          <Trans id="accounts.lastOwner">
            A brand always has an owner. Make someone else one before you leave.
          </Trans>
        </p>
      </Section>
      <PendingInvitations pending={pending} canWithdraw={canManage} roleWord={(role) => words[role]} />
      {canManage ? (
        <Section title={t({ id: "accounts.add", message: "Invite manager" })} close>
          <Stack gap={4}>
            <p className={styles.muted}>
              <Trans id="accounts.add.hint">They manage the brand once they accept, within 30 days.</Trans>
            </p>
            <GrowerSearch action={paths.accounts()} query={search?.query} />
            {search ? <Found query={search.query} found={search.found} /> : null}
          </Stack>
        </Section>
      ) : null}
      <ChangeLog changes={changes} />
    </Stack>
  );
}

function Found({ query, found }: { query: string; found: readonly AccountRow[] }) {
  if (found.length === 0) {
    return (
      <p role="status">
        <Trans id="accounts.nobody">
          No growers match “{query}”. People who manage this brand or are invited aren't shown.
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
            action={<PersonAction person={person} intent="add" canManage />}
          />
        </li>
      ))}
    </ul>
  );
}
