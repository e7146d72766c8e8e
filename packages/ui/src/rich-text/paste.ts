/** Bullets and numbers that Word writes in front of the paragraphs of a list. */
const NUMBER = /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i;

/**
 * Prepares HTML from another program for the editor's schema: lists that Word writes as paragraphs become lists. What the schema does not
 * have, such as styles, classes, scripts and pictures of other sites, is left out when it is read. Nothing of it is loaded or run.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll("style, script, title, meta, link")) element.remove();
  for (const first of body.querySelectorAll<HTMLElement>(WORD_ITEM)) {
    if (first.isConnected) gatherList(first);
  }
  return body.innerHTML;
}

const WORD_ITEM = 'p[class^="MsoListParagraph"], p[style*="mso-list"]';

/** Moves a paragraph of Word and those after it into a list, deeper ones into lists of their items. */
function gatherList(first: HTMLElement): void {
  const items = [first];
  for (let next = first.nextElementSibling; next?.matches(WORD_ITEM); next = next.nextElementSibling) {
    items.push(next as HTMLElement);
  }
  const document = first.ownerDocument;
  const lists: HTMLElement[] = [];
  for (const item of items) {
    const level = Number(/level(\d)/.exec(item.getAttribute("style") ?? "")?.[1] ?? 1);
    const marker = takeMarker(item);
    while (lists.length > level) lists.pop();
    while (lists.length < level) {
      const list = document.createElement(NUMBER.test(marker) ? "ol" : "ul");
      const outer = lists.at(-1);
      if (outer) (outer.lastElementChild ?? outer.appendChild(document.createElement("li"))).append(list);
      else item.before(list);
      lists.push(list);
    }
    const entry = document.createElement("li");
    entry.append(...item.childNodes);
    lists.at(-1)?.append(entry);
    item.remove();
  }
}

/** Removes the bullet or number of an item, and returns it. */
function takeMarker(item: HTMLElement): string {
  const marker = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const text = marker?.textContent?.trim() ?? "";
  marker?.remove();
  return text;
}
