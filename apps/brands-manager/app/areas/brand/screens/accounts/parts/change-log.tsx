import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { Section } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import type { AccountsView } from "../view.ts";

/** Who changed what, newest first. */
export function ChangeLog({ changes }: Pick<AccountsView, "changes">) {
  const { t } = useLingui();
  const formats = useFormats();
  const words: Record<Schema<"PortalChange">["type"], string> = {
    "brand.update": t({ id: "changes.brand", message: "Brand page changed" }),
    "brand.invite_manager": t({ id: "changes.inviteManager", message: "Manager invited" }),
    "brand.invite_tester": t({ id: "changes.inviteTester", message: "Tester invited" }),
    "brand.withdraw_invitation": t({ id: "changes.withdrawInvitation", message: "Invitation withdrawn" }),
    "brand.decline_invitation": t({ id: "changes.declineInvitation", message: "Invitation declined" }),
    "brand.add_manager": t({ id: "changes.addManager", message: "Manager added" }),
    "brand.update_manager": t({ id: "changes.updateManager", message: "Role changed" }),
    "brand.remove_manager": t({ id: "changes.removeManager", message: "Manager removed" }),
    "brand.add_tester": t({ id: "changes.addTester", message: "Tester added" }),
    "brand.remove_tester": t({ id: "changes.removeTester", message: "Tester removed" }),
    "brand.leave_test": t({ id: "changes.leaveTest", message: "Tester left" }),
    "brand.create_product": t({ id: "changes.createProduct", message: "Product added" }),
    "brand.update_product": t({ id: "changes.updateProduct", message: "Product changed" }),
    "brand.delete_product": t({ id: "changes.deleteProduct", message: "Product deleted" }),
    "brand.update_composition": t({ id: "changes.composition", message: "Composition changed" }),
    "brand.create_scheme": t({ id: "changes.createScheme", message: "Feeding chart added" }),
    "brand.update_scheme": t({ id: "changes.updateScheme", message: "Feeding chart changed" }),
    "brand.delete_scheme": t({ id: "changes.deleteScheme", message: "Feeding chart deleted" }),
    "brand.order": t({ id: "changes.order", message: "Plan ordered" }),
    "banner.create": t({ id: "changes.createBanner", message: "Banner submitted" }),
    "banner.update": t({ id: "changes.updateBanner", message: "Banner changed" }),
    "banner.delete": t({ id: "changes.deleteBanner", message: "Banner deleted" }),
    "banner.enable": t({ id: "changes.enableBanner", message: "Banner turned on" }),
    "banner.disable": t({ id: "changes.disableBanner", message: "Banner paused" }),
    "brand.renewal": t({ id: "changes.renewal", message: "Renewal changed" }),
  };
  const title = t({ id: "changes.title", message: "Changes" });
  if (changes.length === 0) return null;
  return (
    <Section title={title} close>
      <DataTable
        label={title}
        csv={{ fileName: "changes", label: t({ id: "changes.csv", message: "Export CSV" }) }}
        rows={changes}
        rowKey={(row) => row.id}
        columns={[
          {
            key: "change",
            header: t({ id: "changes.what", message: "Change" }),
            cell: (row) => words[row.type],
            value: (row) => words[row.type],
          },
          {
            key: "name",
            header: t({ id: "changes.name", message: "Name" }),
            cell: (row) => row.name,
            value: (row) => row.name,
          },
          {
            key: "by",
            header: t({ id: "changes.by", message: "By" }),
            cell: (row) => row.by || "–",
            value: (row) => row.by,
          },
          {
            key: "date",
            header: t({ id: "changes.date", message: "Date" }),
            cell: (row) => formats.date(row.date),
            value: (row) => row.date,
          },
        ]}
      />
    </Section>
  );
}
