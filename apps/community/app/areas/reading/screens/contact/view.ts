import type { Schema } from "@grow/contract";
import { paramId } from "@grow/domain";
import { type FormErrors, textOf } from "../../../../shared/form-errors.ts";

/** What a message may be about, in the order of the form. */
export const TOPICS = [
  "account",
  "content",
  "bug",
  "brand",
  "legal",
  "other",
] as const satisfies readonly Schema<"ContactTopic">[];

/** What the form contains, as it was typed. */
export interface ContactValues {
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  /** The page it is about: an address or a path. */
  readonly link: string;
}

/** What the last attempt answered. */
export interface SentContact {
  readonly isSent: boolean;
  readonly errors: FormErrors;
}

/** The names of the form's fields. */
export const CONTACT_FIELDS = ["topic", "name", "email", "subject", "text", "link", "photo_id"] as const;

/** An empty form. @param link - a page to begin with; anything but a path of this site is left out */
export function emptyContact(
  user: { readonly name: string; readonly email: string } | null,
  link: string | null,
): ContactValues {
  return {
    ...{ topic: "", subject: "", text: "" },
    name: user?.name ?? "",
    email: user?.email ?? "",
    link: link !== null && /^\/(?!\/)/.test(link) ? link : "",
  };
}

export function readContact(form: FormData): ContactValues {
  const field = (name: string) => textOf(form, name).trim();
  return {
    topic: field("topic"),
    name: field("name"),
    email: field("email"),
    subject: field("subject"),
    text: field("text"),
    link: field("link"),
  };
}

/** The request for a form. The API rejects a topic or a link that is none, together with all other errors. */
export function contactBody(form: FormData, publicUrl: string): Schema<"ContactCreate"> {
  const { topic, link, ...values } = readContact(form);
  const recaptcha = textOf(form, "recaptcha");
  const photo_id = paramId(textOf(form, "photo_id"));
  return {
    ...values,
    topic: topic as Schema<"ContactTopic">,
    ...(link === "" ? {} : { link: pathOf(link, publicUrl) }),
    ...(photo_id === undefined ? {} : { photo_id }),
    ...(recaptcha === "" ? {} : { recaptcha }),
  };
}

/** The path of an address of this site, with or without its scheme; any other text stays as it is. */
export function pathOf(text: string, publicUrl: string): string {
  const { host, protocol } = new URL(publicUrl);
  const bare = text.replace(/^https?:\/\//i, "");
  if (bare !== host && !bare.startsWith(`${host}/`)) return text;
  const address = URL.canParse(`${protocol}//${bare}`) ? new URL(`${protocol}//${bare}`) : null;
  return address ? address.pathname + address.search + address.hash : text;
}
