import { useLingui } from "@lingui/react/macro";
import type { AccountRow } from "../view.ts";

/** The names of the roles. */
export function useRoleWords() {
  const { t } = useLingui();
  return {
    owner: t({ id: "accounts.owner", message: "Owner" }),
    editor: t({ id: "accounts.editor", message: "Editor" }),
    viewer: t({ id: "accounts.viewer", message: "Viewer" }),
  };
}

/** A manager's role, and whether it is the user's own. */
export function RoleWord({ person }: { person: AccountRow }) {
  const { t } = useLingui();
  const words = useRoleWords();
  const role = person.role ? words[person.role] : null;
  return (
    <>
      {role}
      {person.isSelf ? ` (${t({ id: "accounts.you", message: "you" })})` : null}
    </>
  );
}
