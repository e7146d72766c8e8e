import { readLocale } from "@grow/i18n";
import { type AppEnvironment, ownOrigin } from "./app-environment.ts";

/** The locale in which the api writes emails and page texts; en-tr counts as English. */
export function apiLanguage(stored: string | undefined): string {
  const locale = readLocale(stored);
  return locale === "en-tr" ? "en" : locale;
}

/** Names the site a call comes from. */
export function xOrigin(environment: AppEnvironment): string {
  const site = environment.app === "community" ? "web" : "brands";
  return `${site}:${new URL(ownOrigin(environment)).host}`;
}
