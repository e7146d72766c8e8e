import { createCheckout } from "./create-checkout.ts";
import { getInvoiceFile } from "./get-invoice-file.ts";
import { listInvoices } from "./list-invoices.ts";
import { listPlans } from "./list-plans.ts";
import { updateInvoice } from "./update-invoice.ts";
import { updatePlan } from "./update-plan.ts";
import { updateRenewal } from "./update-renewal.ts";

export const premiumOperations = {
  createCheckout,
  getInvoiceFile,
  listInvoices,
  listPlans,
  updateInvoice,
  updatePlan,
  updateRenewal,
};
