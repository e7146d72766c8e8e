import { msg } from "@lingui/core/macro";
import { Receipt } from "lucide-react";
import type { AreaFrame } from "../../shared/navigation.ts";
import { invoiceDesk } from "./paths.ts";

const INVOICES = {
  href: invoiceDesk(),
  label: msg({ id: "shell.light.invoices", message: "Invoices" }),
  icon: Receipt,
};

export const frame: AreaFrame = {
  settings: (access) => [access?.includes("admin") ? [INVOICES] : []],
};
