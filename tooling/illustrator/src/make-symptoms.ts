// Redraws the symptoms of the community app: `pnpm --filter @grow/tooling-illustrator symptoms`.
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { drawSymptom } from "./symptom/draw-symptom.ts";
import { SYMPTOM_LOOKS } from "./symptom/symptom-looks.ts";

const target = fileURLToPath(new URL("../../../apps/community/public/symptoms/", import.meta.url));
await mkdir(target, { recursive: true });
for (const [slug, look] of Object.entries(SYMPTOM_LOOKS)) {
  await writeFile(`${target}${slug}.svg`, drawSymptom(slug, look));
}
