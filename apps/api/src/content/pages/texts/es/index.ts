import type { PageTexts } from "../page-text.ts";
import { about } from "./about.ts";
import { careers } from "./careers.ts";
import { faq } from "./faq.ts";
import { imprint } from "./imprint.ts";
import { contact, partner, premium, welcome, widget } from "./other.ts";
import { policy } from "./policy.ts";
import { start } from "./start.ts";
import { terms } from "./terms.ts";
import { termsPaid } from "./terms-paid.ts";

export const es: PageTexts = {
  ...{ about, careers, contact, faq, imprint, partner, policy, premium, start, terms, welcome, widget },
  "terms-paid": termsPaid,
};
