import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Brands of a catalogue; `{category}` is its name. */
export const brandsTitles: HeadTemplate = {
  title: msg({ id: "catalogue.title", message: "{category} – {filtername} – brands rated by growers{page}" }),
  description: msg({
    id: "catalogue.description",
    message:
      "{category}: {n, plural, one {# brand} other {# brands}} with reviews, products and the diaries of the growers who use them.",
  }),
};

/** Products of a catalogue. */
export const productsTitles: HeadTemplate = {
  title: msg({
    id: "catalogue.products.title",
    message: "{category} – {filtername} – products rated by growers{page}",
  }),
  description: msg({
    id: "catalogue.products.description",
    message:
      "{category}: {n, plural, one {# product} other {# products}} with facts, reviews and the diaries they are used in.",
  }),
};
