interface Element {
  getAttributeNames(): string[];
  removeAttribute(name: string): void;
}

/** The browser's globals that are used here, because this package compiles without their types. */
interface Page {
  readonly document?: {
    readonly documentElement: Element;
    readonly body: Element & { replaceChildren(): void };
    cookie: string;
    title: string;
  };
  readonly history: { replaceState(state: null, unused: string, path: string): void };
  readonly localStorage: { clear(): void };
  readonly sessionStorage: { clear(): void };
}

/**
 * Restores the page that the test files of a worker share unless they are isolated: an empty body at the path `/`, without attributes,
 * title, cookies and storage. Does nothing without a page. What modules insert into the head stays, because they are loaded once.
 */
export function emptyPage(): void {
  const { document, history, localStorage, sessionStorage } = globalThis as unknown as Page;
  if (document === undefined) return;
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.title = "";
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`;
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
}
