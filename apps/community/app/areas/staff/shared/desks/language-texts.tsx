import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { Disclosure, Stack } from "@grow/ui/foundation";
import { TextArea, TextField } from "@grow/ui/input";
import { Trans } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import { type FormValues, textAt } from "./form-values.ts";
import { languagePart } from "./language-values.ts";

/** A part of a text: its title, its body. */
export interface LanguagePart {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength?: number;
  /** Lines of a text area; left out for one line. */
  readonly rows?: number;
  /** Its input, if it is neither. */
  render?(field: PartField): ReactNode;
}

/** A part in a language. */
export interface PartField {
  readonly label: string;
  readonly hint?: string;
  readonly maxLength?: number;
  readonly name: string;
  readonly lang: string;
  readonly readOnly: boolean | undefined;
  readonly defaultValue: string;
  readonly error: string | undefined;
}

interface LanguageTextsProps {
  /** The list of texts: `items_text`, or that of a row: `items_option.0.items_text`. */
  readonly list: string;
  readonly parts: readonly LanguagePart[];
  readonly values: FormValues;
  readonly errors: Readonly<Record<string, string>>;
  /** The language that is always needed. It is open. */
  readonly required?: string;
  /** Shown for a language without any text. */
  readonly none?: string;
  /** Texts that cannot be changed: all, or some parts in some languages. */
  readonly readOnly?: boolean | ((lang: string, part: string) => boolean);
}

/** Texts in the languages of the site, each in a disclosure with its beginning. Works without scripts. */
export function LanguageTexts({ list, parts, values, errors, required, none, readOnly }: LanguageTextsProps) {
  return TRANSLATED_LOCALES.map((lang) => {
    const first = textAt(values, languagePart(list, lang, parts[0]?.name ?? ""));
    const hasError = Object.keys(errors).some((name) => name.startsWith(`${list}.${lang}.`));
    return (
      <Disclosure
        key={lang}
        title={<span lang={lang}>{LOCALE_NAMES[lang]}</span>}
        summary={
          first !== "" ? (
            <span lang={lang}>{first}</span>
          ) : (
            (none ?? <Trans id="admin.form.lang.none">No text</Trans>)
          )
        }
        open={hasError || lang === required}
      >
        <Stack gap={4}>
          {parts.map(({ name: part, rows, render, ...described }) => {
            const name = languagePart(list, lang, part);
            const field = {
              ...{
                ...described,
                name,
                lang,
                readOnly: typeof readOnly === "function" ? readOnly(lang, part) : readOnly,
                defaultValue: textAt(values, name),
                error: errors[name],
              },
              required: lang === required && part === parts[0]?.name,
            };
            if (render) return <Fragment key={part}>{render(field)}</Fragment>;
            return rows === undefined ? (
              <TextField key={part} {...field} />
            ) : (
              <TextArea key={part} {...field} rows={rows} />
            );
          })}
        </Stack>
      </Disclosure>
    );
  });
}
