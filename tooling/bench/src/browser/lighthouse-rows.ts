import lighthouse from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse's four scores of a page, from 0 to 1, in the open browser. */
export async function lighthouseRows(url: string, debugPort: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port: debugPort,
    output: "json",
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined) throw new Error("Lighthouse returned no result.");
  const rows: Record<string, number> = {};
  for (const category of CATEGORIES) {
    const found = result.lhr.categories[category];
    rows[`lighthouse.${category}`] = found?.score ?? 0;
    for (const { id } of found?.auditRefs ?? []) {
      const audit = result.lhr.audits[id];
      const isMissed =
        audit !== undefined && audit.score !== null && audit.score < 1 && category !== "performance";
      if (isMissed)
        console.log(`  Lighthouse, ${category}: ${audit.title} (${audit.displayValue ?? audit.score})`);
    }
  }
  return rows;
}
