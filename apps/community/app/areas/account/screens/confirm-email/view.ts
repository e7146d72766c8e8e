import type { Schema } from "@grow/contract";

type LinkState = Schema<"ConfirmationState">["state"] | Schema<"EmailLinkState">["state"];

/** The content of the confirmation page. */
export interface ConfirmView {
  /** `press`: the link works. `sent`: check your email. `done`: confirmed. `expired`, `invalid`: the link failed. `ask`: needs an address. */
  card: "press" | "sent" | "done" | "expired" | "invalid" | "ask";
  /** The address it is about, if known. */
  address: string | null;
}

/**
 * Chooses the card: the link's state if there was a link, else that of the signed-in account.
 *
 * @param state - result of the link's check; null without a link
 * @param address - the address named by the link
 */
export function confirmView({
  state,
  address,
  personal,
}: {
  state: LinkState | null;
  address: string | null;
  personal: Pick<Schema<"Personal">, "email" | "is_email_confirmed"> | null;
}): ConfirmView {
  if (state === "done" || state === "already") return { card: "done", address };
  if (state === "valid") return { card: "press", address };
  if (state !== null) return { card: state, address: address ?? personal?.email ?? null };
  if (!personal?.email) return { card: "ask", address: null };
  return { card: personal.is_email_confirmed ? "done" : "sent", address: personal.email };
}
