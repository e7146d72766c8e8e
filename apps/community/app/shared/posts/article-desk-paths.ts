/** The journal's desk: all articles. */
export const ARTICLES_DESK = "/admin/journal";

/** The editor of an article. @param lang of a translation; left out for the original */
export const articleEditorPath = (id: number, lang = "") => `${ARTICLES_DESK}/${id}${lang ? `/${lang}` : ""}`;

/** The article as its readers will see it. @param options of its width: a phone's, and within the frame of that */
export function articlePreviewPath(id: number, lang: string, { phone = false, framed = false } = {}): string {
  const query = framed ? "?framed=1" : phone ? "?width=phone" : "";
  return `${ARTICLES_DESK}/${id}/preview/${lang}${query}`;
}
