import { useFormats } from "@grow/i18n/react";
import { useLingui } from "@lingui/react/macro";
import { type ShownUnit, unitWord } from "./unit-words.ts";

/** A number in the user's unit, rounded. */
export interface Figure {
  readonly value: number;
  readonly unit: ShownUnit;
}

/** Numbers and units as texts of the page's language, apart from each other and as one. */
export function useFigures() {
  const { i18n } = useLingui();
  const formats = useFormats();
  return {
    parts: ({ value, unit }: Figure) => ({ value: formats.number(value), unit: unitWord(i18n, unit) }),
    text: ({ value, unit }: Figure): string => {
      const sign = unitWord(i18n, unit);
      if (sign.startsWith("/")) return `${formats.number(value)}${sign}`;
      return sign === "" ? formats.number(value) : formats.unit(value, sign);
    },
  };
}
