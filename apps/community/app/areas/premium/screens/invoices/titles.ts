import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const invoicesTitles: HeadTemplate = {
  title: msg({ id: "invoiceDesk.head", message: "Invoices" }),
  description: msg({ id: "invoiceDesk.description", message: "Confirm payments of plans." }),
};
