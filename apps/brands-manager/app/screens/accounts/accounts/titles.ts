import type { PageHead } from "@grow/app-kit/request/head.ts";
import { say } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The head of the accounts tab. */
export function accountsHead(i18n: I18n, brandName: string): PageHead {
  const title = msg({ id: "accounts.head", message: "Accounts, {brandName} · Grow" });
  return { title: say(i18n, title, { brandName }), isIndexed: false };
}
