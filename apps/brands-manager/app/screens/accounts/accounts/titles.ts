import type { PageHead } from "@grow/app-kit/request/head.ts";
import { say } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The head of the accounts tab. */
export function accountsHead(i18n: I18n, brandName: string): PageHead {
  const title = msg({ id: "accounts.head", message: "Accounts, {brandName} · Grow" });
  const description = msg({
    id: "accounts.description",
    message: "Who manages {brandName} on Grow, and how to add somebody.",
  });
  return {
    title: say(i18n, title, { brandName }),
    description: say(i18n, description, { brandName }),
    isIndexed: false,
  };
}
