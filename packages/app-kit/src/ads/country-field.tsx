import "./locales/catalog.ts";
import { useFormats } from "@grow/i18n/react";
import { Disclosure, Stack, useHydrated } from "@grow/ui/foundation";
import { Checkbox, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Country } from "../forms/countries.ts";
import styles from "./country-field.module.css";

export interface CountryFieldProps {
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  /** In the order of the list. */
  countries: readonly Country[];
  /** Codes of those that are ticked at the start. */
  chosen: readonly string[];
  /** What it says without a ticked country; "All countries" where it is left out. */
  none?: ReactNode | undefined;
  /** Name and value of the checkbox of a country. */
  boxOf: (code: string) => { readonly name: string; readonly value: string };
}

/** Several countries by name, in a list that can be searched. The list alone works without scripts. */
export function CountryField({ label, hint, error, countries, chosen, none, boxOf }: CountryFieldProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>(chosen);
  const [query, setQuery] = useState("");
  const readTicks = () =>
    setTicked(
      [...(list.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])].map(
        ({ dataset }) => dataset.country ?? "",
      ),
    );
  // Boxes ticked before hydration count as well.
  useEffect(readTicks, []);
  const found = new Set(countries.filter(({ name }) => folded(name).includes(folded(query))));
  const names = countries.filter(({ code }) => ticked.includes(code)).map(({ name }) => name);
  return (
    <fieldset
      data-invalid={error ? "" : undefined}
      tabIndex={error ? -1 : undefined}
      className={styles.field}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <Disclosure
        title={
          names.length > 0
            ? formats.list(names)
            : (none ?? <Trans id="banner.countries.all">All countries</Trans>)
        }
        summary={<Trans id="banner.countries.choose">Choose countries</Trans>}
      >
        <Stack gap={3}>
          <Search onSearch={setQuery} />
          <ul
            ref={list}
            className={styles.countries}
            aria-label={t({ id: "banner.countries.list", message: "Countries" })}
          >
            {countries.map((country) => (
              <li key={country.code} hidden={!found.has(country)}>
                <Checkbox
                  {...boxOf(country.code)}
                  data-country={country.code}
                  defaultChecked={chosen.includes(country.code)}
                  onChange={readTicks}
                >
                  {country.name}
                </Checkbox>
              </li>
            ))}
          </ul>
          <p role="status" className={styles.hint}>
            {found.size === 0 ? <Trans id="banner.countries.nothing">No country has this name.</Trans> : null}
          </p>
        </Stack>
      </Disclosure>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Narrows the list; it has no name, so it is no part of the form. */
function Search({ onSearch }: { onSearch: (query: string) => void }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  return (
    <TextField
      type="search"
      label={t({ id: "banner.countries.find", message: "Find a country" })}
      autoComplete="off"
      disabled={!hydrated}
      onInput={(event) => {
        event.stopPropagation();
        onSearch(event.currentTarget.value.trim());
      }}
      onKeyDown={(event) => {
        // Enter would submit the form.
        if (event.key === "Enter") event.preventDefault();
      }}
    />
  );
}

/** A text for comparison: in small letters, without accents. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
