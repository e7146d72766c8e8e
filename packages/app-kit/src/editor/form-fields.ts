import { withLineFeeds } from "@grow/domain";

/** The values of a form by the names of its fields. An unticked box has none. */
export type FormFields = Readonly<Record<string, string>>;

type Entry = readonly [name: string, value: string];

/** Fields that say how the form is saved, not what. */
const ABOUT_SAVING = ["version", "tmp_id", "request_key", "intent"];

/** The text fields of a form. */
export function formFields(data: FormData): FormFields {
  return fieldsOf([...data].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** The same of the values that the server sent, before the user typed anything. */
export function servedFields(form: HTMLFormElement): FormFields {
  return fieldsOf(
    [...form.elements].filter((element) => !element.matches(":disabled")).flatMap(servedEntries),
  );
}

/**
 * The fields of an earlier draft or a rejected form, with those that it did not have yet.
 *
 * @param saved - what is saved; a ticked box that is missing was unticked
 */
export function wholeFields(saved: FormFields, typed: FormFields): FormFields {
  const added = Object.entries(saved).filter(([name, value]) => !(name in typed) && value !== "on");
  return { ...Object.fromEntries(added), ...typed };
}

/** Types of an input that are never a text of the form. */
const NO_TEXT = ["file", "submit", "button", "image", "reset"];

function servedEntries(element: Element): Entry[] {
  if (element instanceof HTMLTextAreaElement) return named(element.name, element.defaultValue);
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    const chosen = options.filter((option) => option.hasAttribute("selected"));
    const first = options.find(({ disabled }) => !disabled);
    const served = chosen.length === 0 && !element.multiple && first ? [first] : chosen;
    return served.flatMap(({ value }) => named(element.name, value));
  }
  if (!(element instanceof HTMLInputElement) || NO_TEXT.includes(element.type)) return [];
  if (element.type !== "checkbox" && element.type !== "radio")
    return named(element.name, element.defaultValue);
  return element.defaultChecked ? named(element.name, element.value) : [];
}

function named(name: string, value: string): Entry[] {
  return name === "" ? [] : [[name, value]];
}

/** A name that React made: of radios that only change what the page shows. */
const isMadeUp = (name: string) => name.startsWith(":");

/** Line breaks are the same, however the browser writes them. */
function fieldsOf(entries: readonly Entry[]): FormFields {
  return Object.fromEntries(
    entries
      .filter(([name]) => !ABOUT_SAVING.includes(name) && !isMadeUp(name))
      .map(([name, value]) => [name, withLineFeeds(value)]),
  );
}
