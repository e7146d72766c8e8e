import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

/** The counts of a catalogue entry. */
export type Counted = "products" | "strains" | "diaries" | "harvests" | "reviews" | "growers";

/** A number with its word: "1,120 diaries". */
export function countWord(i18n: I18n, counted: Counted, n: number): string {
  switch (counted) {
    case "products":
      return i18n._(
        msg({ id: "catalogue.n.products", message: plural(n, { one: "# product", other: "# products" }) }),
      );
    case "strains":
      return i18n._(
        msg({ id: "catalogue.n.strains", message: plural(n, { one: "# strain", other: "# strains" }) }),
      );
    case "diaries":
      return i18n._(
        msg({ id: "catalogue.n.diaries", message: plural(n, { one: "# diary", other: "# diaries" }) }),
      );
    case "harvests":
      return i18n._(
        msg({ id: "catalogue.n.harvests", message: plural(n, { one: "# harvest", other: "# harvests" }) }),
      );
    case "growers":
      return i18n._(
        msg({ id: "catalogue.n.growers", message: plural(n, { one: "# grower", other: "# growers" }) }),
      );
    case "reviews":
      return i18n._(
        msg({ id: "catalogue.n.reviews", message: plural(n, { one: "# review", other: "# reviews" }) }),
      );
  }
}
