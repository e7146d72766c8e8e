import { buttonClass } from "@grow/ui/foundation";
import type { ReactNode } from "react";
import type { Sent } from "./own-settings.ts";
import { ProofField } from "./proof-field.tsx";
import type { ProofMeans } from "./proof-means.ts";
import styles from "./settings-page.module.css";
import { SettingsForm } from "./settings-page.tsx";

interface RowProps {
  /** The form's name. */
  name: string;
  /** The identifying field of the row, and its value. */
  field: string;
  value: string;
  sent: Sent | undefined;
  /** "Remove": opens the form, and sends it. */
  label: ReactNode;
}

/** A row action with its own fields. Opens in place, also without JavaScript. */
export function RowForm({
  name,
  field,
  value,
  sent,
  label,
  look = "primary",
  children,
}: RowProps & {
  look?: "primary" | "danger";
  /** Its fields, by the errors and texts of this row's last attempt. */
  children: (own: Sent | undefined) => ReactNode;
}) {
  const own = sent?.form === name && sent.typed[field] === value ? sent : undefined;
  return (
    <details className={styles.rowForm} open={own !== undefined}>
      <summary className={buttonClass({ look: "outline", size: "small" })}>{label}</summary>
      <SettingsForm name={name} sent={own} look={look} submit={label}>
        <input type="hidden" name={field} value={value} />
        {children(own)}
      </SettingsForm>
    </details>
  );
}

/** A row action that requires the password or a passkey. */
export function ProvedAction({
  means,
  look = "danger",
  ...row
}: RowProps & { means: ProofMeans; look?: "primary" | "danger" }) {
  return (
    <RowForm {...row} look={look}>
      {(own) => <ProofField means={means} error={own?.errors.fields.password} />}
    </RowForm>
  );
}
