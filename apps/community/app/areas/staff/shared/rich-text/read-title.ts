/** Reads the title of a page of this site, for its card; null when there is no such page. */
export async function readTitle(path: string): Promise<string | null> {
  const response = await fetch(path);
  if (!response.ok) return null;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return page.querySelector("main h1")?.textContent?.trim() || null;
}
