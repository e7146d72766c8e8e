import { Button, Cluster, Stack } from "@grow/ui/foundation";
import { SelectField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { UserMinus, UserPlus } from "lucide-react";
import type { AccountRow } from "../view.ts";
import styles from "./person-action.module.css";
import { useRoleWords } from "./role-word.tsx";

interface PersonActionProps {
  person: AccountRow;
  intent: "add" | "remove";
  /** Whether the user may assign roles; others may only leave. */
  canManage: boolean;
}

/** Invites a grower with a role in one step; changes or removes a manager in two. */
export function PersonAction({ person, intent, canManage }: PersonActionProps) {
  const { t } = useLingui();
  const words = useRoleWords();
  const { name } = person;
  const role = (
    <SelectField
      label={t({ id: "accounts.role", message: "Role" })}
      name="role"
      defaultValue={person.role ?? "editor"}
    >
      {(["owner", "editor", "viewer"] as const).map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </SelectField>
  );
  if (intent === "add") {
    return (
      <Form method="post">
        <input type="hidden" name="user_id" value={person.id} />
        <Cluster align="end">
          {role}
          <Button
            type="submit"
            look="outline"
            size="small"
            icon={UserPlus}
            aria-label={t({ id: "accounts.add.submit", message: `Invite ${name}` })}
          >
            <Trans id="accounts.add.short">Invite</Trans>
          </Button>
        </Cluster>
      </Form>
    );
  }
  return (
    <details className={styles.remove}>
      <summary>
        <Trans id="accounts.change">Change</Trans>
      </summary>
      <Stack gap={3}>
        {canManage ? (
          <Form method="post">
            <input type="hidden" name="user_id" value={person.id} />
            <Cluster align="end">
              {role}
              <Button type="submit" look="outline" size="small">
                <Trans id="accounts.role.submit">Save role</Trans>
              </Button>
            </Cluster>
          </Form>
        ) : null}
        <Form method="post">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="user_id" value={person.id} />
          <Button type="submit" look="danger" size="small" icon={UserMinus}>
            <Trans id="accounts.remove.submit">Remove {name}</Trans>
          </Button>
        </Form>
      </Stack>
    </details>
  );
}
