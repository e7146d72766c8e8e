import { InvoiceTable } from "@grow/app-kit/payment/invoice-table.tsx";
import type { Schema } from "@grow/contract";
import { Trans } from "@lingui/react/macro";
import { SettingsPage } from "../../shared/settings/settings-page.tsx";

/** A member's invoices, newest first. */
export function InvoiceSettingsScreen({ invoices }: { invoices: readonly Schema<"Invoice">[] }) {
  return (
    <SettingsPage title={<Trans id="settings.section.invoices">Invoices</Trans>}>
      {invoices.length > 0 ? (
        <InvoiceTable invoices={invoices} />
      ) : (
        <p>
          <Trans id="settings.invoices.none">No invoices yet.</Trans>
        </p>
      )}
    </SettingsPage>
  );
}
