import { withLineFeeds } from "@grow/domain";

type Entry = readonly [name: string, value: string];

/** The text fields of a form as one text, to tell whether it changed. */
export function formState(form: HTMLFormElement): string {
  return written([...new FormData(form)].filter((entry): entry is [string, string] => !isFile(entry[1])));
}

/** The same text for the values that the server sent, before the user typed anything. */
export function sentState(form: HTMLFormElement): string {
  return written([...form.elements].filter((element) => !element.matches(":disabled")).flatMap(sentEntries));
}

/** Types of an input that are never a text of the form. */
const NO_TEXT = ["file", "submit", "button", "image", "reset"];

function sentEntries(element: Element): Entry[] {
  if (element instanceof HTMLTextAreaElement) return named(element.name, element.defaultValue);
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    const chosen = options.filter((option) => option.hasAttribute("selected"));
    const first = options.find(({ disabled }) => !disabled);
    const sent = chosen.length === 0 && !element.multiple && first ? [first] : chosen;
    return sent.flatMap(({ value }) => named(element.name, value));
  }
  if (!(element instanceof HTMLInputElement) || NO_TEXT.includes(element.type)) return [];
  if (element.type !== "checkbox" && element.type !== "radio")
    return named(element.name, element.defaultValue);
  return element.defaultChecked ? named(element.name, element.value) : [];
}

function named(name: string, value: string): Entry[] {
  return name === "" ? [] : [[name, value]];
}

function isFile(value: FormDataEntryValue): boolean {
  return typeof value !== "string";
}

/** Line breaks are the same, however the browser writes them. */
function written(entries: readonly Entry[]): string {
  return JSON.stringify(entries.map(([name, value]) => [name, withLineFeeds(value)]));
}
