import * as z from "zod";

/** Where customers transfer the money of invoices. */
export interface TransferConfig {
  readonly payee: string;
  readonly iban: string | null;
  readonly bic: string | null;
  /** Other details, such as the bank or another way to pay, a line each; may be empty. */
  readonly text: string;
}

/** The remainder of an IBAN whose check digits are right (ISO 13616). */
const RIGHT = 1;

/** Whether the check digits fit, so that a typing error is noticed before a customer pays somebody else. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === RIGHT;
}

const compact = z.string().transform((value) => value.replaceAll(/\s/g, "").toUpperCase());

/** The variables of this group. */
export const transferVariables = {
  PAYMENT_PAYEE: z.string().max(140).optional(),
  PAYMENT_IBAN: compact.refine(isIban, "must be an IBAN with right check digits").optional(),
  PAYMENT_BIC: compact
    .refine((bic) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic), "must be a BIC of 8 or 11 characters")
    .optional(),
  PAYMENT_TEXT: z.string().max(500).optional(),
  PAYMENT_DAYS: z.coerce.number().int().min(1).max(90).default(14),
};

type Variables = z.infer<z.ZodObject<typeof transferVariables>>;

/**
 * Reads the details of bank transfers.
 *
 * @returns null without any; staff sends them then
 * @throws with a message that names the missing variable
 */
export function readTransfer(values: Variables): TransferConfig | null {
  const { PAYMENT_PAYEE: payee, PAYMENT_IBAN: iban = null, PAYMENT_BIC: bic = null, PAYMENT_TEXT } = values;
  const text = (PAYMENT_TEXT ?? "").replaceAll("\\n", "\n");
  if (payee === undefined && iban === null && bic === null && text === "") return null;
  if (payee === undefined)
    throw new Error("The environment variable PAYMENT_PAYEE is needed with PAYMENT_IBAN and PAYMENT_TEXT.");
  if (iban === null && text === "")
    throw new Error("The environment variable PAYMENT_IBAN or PAYMENT_TEXT is needed with PAYMENT_PAYEE.");
  return { payee, iban, bic, text };
}
