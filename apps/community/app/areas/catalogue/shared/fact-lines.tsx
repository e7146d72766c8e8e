import { factName, factOption } from "@grow/app-kit/catalogue/fact-words.ts";
import { NUTRIENT_SIGNS } from "@grow/app-kit/catalogue/nutrient-signs.ts";
import { type Nutrient, nutrientWord } from "@grow/app-kit/catalogue/nutrient-words.ts";
import { useFormats } from "@grow/i18n/react";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { unitWord } from "../../../shared/words/unit-words.ts";
import type { CompositionLine, CompositionView, FactView } from "./facts-view.ts";

/** The lines that are no nutrients. */
const LINES: Record<Exclude<CompositionLine["name"], Nutrient>, MessageDescriptor> = {
  micro: msg({ id: "composition.micro", message: "Trace elements" }),
  form: msg({ id: "composition.form", message: "Form" }),
  dose: msg({ id: "composition.dose", message: "Usual dose" }),
  ec: msg({ id: "composition.ec", message: "EC of 1 ml/l" }),
  ph: msg({ id: "composition.ph", message: "pH in the bottle" }),
  keeps: msg({ id: "composition.keeps", message: "Keeps once open" }),
};

const FORMS: Readonly<Record<string, MessageDescriptor>> = {
  liquid: msg({ id: "composition.liquid", message: "Liquid" }),
  powder: msg({ id: "composition.powder", message: "Powder" }),
  granules: msg({ id: "composition.granules", message: "Granules" }),
  tablets: msg({ id: "composition.tablets", message: "Tablets" }),
};

/** Name and value of facts and compositions, in the language of the page. */
export function useFactLines() {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  return {
    fact(fact: FactView): { name: string; value: string } {
      switch (fact.kind) {
        case "words": {
          const words = fact.words.map((word) => factOption(i18n, fact.name, word) ?? String(word));
          return { name: factName(i18n, fact.name), value: words.join(", ") };
        }
        case "number":
          return { name: factName(i18n, fact.name), value: formats.unit(fact.value, fact.unit) };
        case "size": {
          const sides = fact.sides.map((side) => formats.number(side)).join(" × ");
          return { name: factName(i18n, "box_size"), value: `${sides} ${unitWord(i18n, fact.unit)}` };
        }
        case "volume":
          return {
            name: factName(i18n, "drip_volume"),
            value: formats.unit(fact.value, unitWord(i18n, fact.unit)),
          };
      }
    },
    /** N–P–K in one line, for tables. */
    npk: (main: CompositionView["main"]) => ({
      name: t({ id: "composition.npk", message: "N–P–K" }),
      value: main.map(({ value }) => formats.number(value, 3)).join("–"),
    }),
    /** N–P–K of a label, with their signs. */
    main: (main: CompositionView["main"]) =>
      main.map(({ name, value }) => ({ sign: NUTRIENT_SIGNS[name], value: formats.number(value, 3) })),
    composition({ name, value }: CompositionLine): { name: string; value: string } {
      const text = (): string => {
        if (typeof value === "string") {
          const form = name === "form" ? FORMS[value] : undefined;
          return form ? i18n._(form) : value;
        }
        switch (name) {
          case "dose":
            return formats.unit(value, unitWord(i18n, "mll"));
          case "ec":
            return formats.unit(value, unitWord(i18n, "ec"));
          case "ph":
            return formats.number(value, 1);
          case "keeps":
            return t({
              id: "composition.months",
              message: plural(value, { one: "# month", other: "# months" }),
            });
          default:
            return formats.unit(value, "%", 3);
        }
      };
      const word =
        name in LINES ? i18n._(LINES[name as keyof typeof LINES]) : nutrientWord(i18n, name as Nutrient);
      return { name: word, value: text() };
    },
  };
}
