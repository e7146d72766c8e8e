import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { Button, Section } from "@grow/ui/foundation";
import { PersonRow } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import styles from "../../../shared/editor/editor.module.css";
import type { PendingRow } from "./pending-row.ts";

interface PendingInvitationsProps {
  pending: readonly PendingRow[];
  canWithdraw: boolean;
  /** The name of a role; testers have none. */
  roleWord?: (role: Schema<"ManagerRole">) => ReactNode;
}

/** Who is invited and has not answered; managers can withdraw the invitation. */
export function PendingInvitations({ pending, canWithdraw, roleWord }: PendingInvitationsProps) {
  const { t } = useLingui();
  if (pending.length === 0) return null;
  return (
    <Section title={t({ id: "invitations.pending", message: "Pending invitations" })} close>
      <ul className={styles.list}>
        {pending.map((row) => (
          <li key={row.id}>
            <PersonRow
              src={row.avatar}
              seed={row.userId}
              name={row.name}
              detail={<Detail row={row} role={row.role && roleWord ? roleWord(row.role) : null} />}
              action={canWithdraw ? <Withdraw {...row} /> : null}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Detail({ row, role }: { row: PendingRow; role: ReactNode }) {
  const formats = useFormats();
  const date = formats.date(row.dateEnd);
  return (
    <>
      {role === null ? null : <>{role} · </>}
      <Trans id="invitations.until">Expires {date}</Trans>
    </>
  );
}

function Withdraw({ id, name }: PendingRow) {
  const { t } = useLingui();
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="invitation" value={id} />
      <Button
        type="submit"
        size="small"
        look="quiet"
        aria-label={t({ id: "invitations.withdraw.name", message: `Withdraw the invitation for ${name}` })}
      >
        <Trans id="invitations.withdraw">Withdraw</Trans>
      </Button>
    </Form>
  );
}
