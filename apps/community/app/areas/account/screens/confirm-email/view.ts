import type { Schema } from "@grow/contract";

type LinkState = Schema<"ConfirmationState">["state"];

/** What the page about confirming an address shows. */
export interface ConfirmView {
  /** `sent`: look into your mail. `done`: confirmed. `expired`, `invalid`: the link failed. `ask`: whose address? */
  card: "sent" | "done" | "expired" | "invalid" | "ask";
  /** The address it is about, if known. */
  address: string | null;
}

/**
 * Chooses the card: the link's state if there was a link, else that of the account that is signed in.
 *
 * @param state - what the link's check answered; null without a link
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
  if (state !== null) return { card: state, address: address ?? personal?.email ?? null };
  if (!personal?.email) return { card: "ask", address: null };
  return { card: personal.is_email_confirmed ? "done" : "sent", address: personal.email };
}
