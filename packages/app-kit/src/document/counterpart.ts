/** Finds the counterpart of an element in other markup: the one of the same link or name, else of the same kind, at the same index. */
export function counterpartOf(element: Element, root: Element): (now: Element) => HTMLElement | undefined {
  const kind = (markup: Element) =>
    [...markup.querySelectorAll<HTMLElement>(element.localName)].filter((one) =>
      ["href", "name"].every((name) => one.getAttribute(name) === element.getAttribute(name)),
    );
  const index = kind(root).indexOf(element as HTMLElement);
  return (now) => kind(now)[index];
}
