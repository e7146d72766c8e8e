import { authorName } from "@grow/domain";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The name of an author; "Removed" for a deleted account. */
export function growerName(i18n: I18n, author: { readonly name: string } | null): string {
  return authorName(author, i18n._(msg({ id: "author.removed", message: "Removed" })));
}
