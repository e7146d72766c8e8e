import { Button } from "@grow/ui";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { UserMinus, UserPlus } from "lucide-react";
import type { AccountRow } from "../view.ts";
import styles from "./person-action.module.css";

/** Adds a person at one press; takes one away at two. */
export function PersonAction({ person, intent }: { person: AccountRow; intent: "add" | "remove" }) {
  const { name } = person;
  const form = (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="user_id" value={person.id} />
      {intent === "add" ? (
        <Button type="submit" look="outline" size="small" icon={UserPlus}>
          <Trans id="accounts.add.submit">Add {name}</Trans>
        </Button>
      ) : (
        <Button type="submit" look="danger" size="small" icon={UserMinus}>
          <Trans id="accounts.remove.submit">Take {name} away</Trans>
        </Button>
      )}
    </Form>
  );
  if (intent === "add") return form;
  return (
    <details className={styles.remove}>
      <summary>
        <Trans id="accounts.remove">Remove</Trans>
      </summary>
      {form}
    </details>
  );
}
