import { msg } from "@lingui/core/macro";
import { Receipt } from "lucide-react";
import type { DeskLink } from "../../shared/navigation.ts";
import { invoiceDesk } from "./paths.ts";

const INVOICES: DeskLink = {
  href: invoiceDesk(),
  label: msg({ id: "shell.light.invoices", message: "Invoices" }),
  icon: Receipt,
  group: "business",
  needs: "admin",
};

export const desks: readonly DeskLink[] = [INVOICES];
