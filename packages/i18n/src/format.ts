import { intlTag, type Locale } from "./locales.ts";

/** No-break space between a number and its unit: the narrow one of our fonts nearly closes at 13 px. */
export const UNIT_SPACE = "\u00a0";

/** Formats of one locale. Absolute dates are UTC, so that server and browser agree. */
export interface Formats {
  readonly locale: Locale;
  /** `1234.5` -> `1,234.5`. At most `digits` decimals (default 2), none added. */
  number(value: number, digits?: number): string;
  /** Converts the plain number of a field, `26.4`, to the language's decimal mark: `26,4`. Other text is unchanged. */
  typed(text: string): string;
  /** `25.4, "°C"` -> `25.4 °C` with a no-break space. */
  unit(value: number, unit: string, digits?: number): string;
  /** A share between 0 and 1 in percent: `0.58` -> `58%` or `58 %`, the locale's way. At most `digits` decimals (default 0). */
  percent(share: number, digits?: number): string;
  /** Large counts in short: `12480` -> `12K`. */
  compact(value: number): string;
  /** `14 September 2026`; the year is left out when it equals `yearOf`'s. */
  date(value: Date | string | number, yearOf?: Date): string;
  /** `14 Sep` / `14 Sep 2025`. */
  shortDate(value: Date | string | number, yearOf?: Date): string;
  /** `14 September 2026, 09:05`. */
  dateTime(value: Date | string | number): string;
  /** `a, b and c`. */
  list(values: readonly string[]): string;
  /** An amount in minor units: `{ amount: 490, currency: "EUR" }` -> `€4.90`. */
  money(value: { amount: number; currency: string }): string;
}

const made = new Map<Locale, Formats>();

/** Gets the formats of a locale. They are cached, because `Intl` objects are expensive to create. */
export function formatsFor(locale: Locale): Formats {
  const known = made.get(locale);
  if (known) return known;
  const formats = build(locale);
  made.set(locale, formats);
  return formats;
}

function build(locale: Locale): Formats {
  const tag = intlTag(locale);
  const numbers = new Map<number, Intl.NumberFormat>();
  const numberFormat = (digits: number): Intl.NumberFormat => {
    const known = numbers.get(digits);
    if (known) return known;
    const format = new Intl.NumberFormat(tag, { maximumFractionDigits: digits });
    numbers.set(digits, format);
    return format;
  };
  const lazy = <T>(make: () => T): (() => T) => {
    let value: T | undefined;
    return () => {
      value ??= make();
      return value;
    };
  };
  const dates = (options: Intl.DateTimeFormatOptions) =>
    lazy(() => new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options }));
  const long = dates({ day: "numeric", month: "long", year: "numeric" });
  const longNoYear = dates({ day: "numeric", month: "long" });
  const short = dates({ day: "numeric", month: "short", year: "numeric" });
  const shortNoYear = dates({ day: "numeric", month: "short" });
  const withTime = dates({
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const decimalMark = lazy(() => numberFormat(1).format(0.5).replace(/\d/g, ""));
  const percents = new Map<number, Intl.NumberFormat>();
  const percentFormat = (digits: number): Intl.NumberFormat => {
    const known = percents.get(digits);
    if (known) return known;
    const format = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: digits });
    percents.set(digits, format);
    return format;
  };
  const compact = lazy(() => new Intl.NumberFormat(tag, { notation: "compact", maximumFractionDigits: 1 }));
  const list = lazy(() => new Intl.ListFormat(tag, { type: "conjunction" }));
  const sameYear = (value: Date, yearOf: Date | undefined) =>
    yearOf !== undefined && value.getUTCFullYear() === yearOf.getUTCFullYear();

  return {
    locale,
    number: (value, digits = 2) => numberFormat(digits).format(value),
    typed: (text) => (/^-?\d+\.\d+$/.test(text) ? text.replace(".", decimalMark()) : text),
    unit: (value, unit, digits = 2) => `${numberFormat(digits).format(value)}${UNIT_SPACE}${unit}`,
    percent: (share, digits = 0) => percentFormat(digits).format(share),
    compact: (value) => compact().format(value),
    date: (value, yearOf) => {
      const date = new Date(value);
      return (sameYear(date, yearOf) ? longNoYear() : long()).format(date);
    },
    shortDate: (value, yearOf) => {
      const date = new Date(value);
      return (sameYear(date, yearOf) ? shortNoYear() : short()).format(date);
    },
    dateTime: (value) => withTime().format(new Date(value)),
    list: (values) => list().format(values),
    money: ({ amount, currency }) => {
      const format = new Intl.NumberFormat(tag, { style: "currency", currency });
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
  };
}
