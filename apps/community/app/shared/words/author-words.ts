import { authorName } from "@grow/domain";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The name of whoever wrote something; "Removed" when the account is gone. */
export function growerName(i18n: I18n, author: { readonly name: string } | null): string {
  return authorName(author, i18n._(msg({ id: "author.removed", message: "Removed" })));
}
