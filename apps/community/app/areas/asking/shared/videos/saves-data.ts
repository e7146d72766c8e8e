/** Users who ask for less data load nothing of a video before they start it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia("(prefers-reduced-data: reduce)").matches || connection?.saveData === true;
}
