/** What a page tells the service worker once it is live. */
export interface Hello {
  readonly type: "hello";
  /** Id of who is signed in; null for a guest. */
  readonly viewer: number | null;
  /** Language of the page. */
  readonly locale: string;
  /** All that makes pages look as they do: language, theme, units. Others are kept anew. */
  readonly look: string;
  /** Something of his own has just changed: what is kept is out of date. */
  readonly isNews: boolean;
  /** The worker controls the page, and so sees what the page writes. */
  readonly isControlled: boolean;
  /** Pages and photos may be fetched ahead; not where bytes are dear. */
  readonly mayFetch: boolean;
}

export function isHello(data: unknown): data is Hello {
  return typeof data === "object" && data !== null && (data as Partial<Hello>).type === "hello";
}
