import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PictureSpec, parsePictureSpec } from "@grow/tooling-illustrator";
import { type Pixels, renderPicture } from "@grow/tooling-illustrator/raster";
import sharp from "sharp";
import { generateDemo } from "../generate.ts";
import { FILMS } from "../videos/film-plan.ts";
import { DRAWN_WIDTH } from "./drawn-width.ts";
import { LIBRARY, pictureName, posterName } from "./library.ts";
import { type EncodedPictures, encodePicture } from "./picture-files.ts";

/*
 * Run by the build: encodes every picture of the demo in all widths and formats, so that a start only links files. Plants come from
 * `committed-pictures/`, posters from `committed-videos/`; avatars, logos and products are drawn here, which takes milliseconds each.
 */

/** Pictures encoded at a time. */
const AT_ONCE = 2;

type Drawn = Exclude<PictureSpec, { kind: "plant" }>;

/** What the demo data shows besides plants, by name. Its pictures are the same on every day. */
function drawnSpecs(): Map<string, Drawn> {
  const specs = new Map<string, Drawn>();
  for (const { plan } of generateDemo({ anchor: "2026-01-01" }).tables.photo) {
    const kind = typeof plan === "object" && plan !== null && "kind" in plan ? plan.kind : null;
    if (kind !== "avatar" && kind !== "logo" && kind !== "product") continue;
    const spec = parsePictureSpec(plan) as Drawn;
    specs.set(pictureName(spec), spec);
  }
  return specs;
}

/** A picture before it is encoded. */
interface Source {
  /** Changes with the picture. */
  readonly hash: string;
  pixels(): Promise<Pixels>;
}

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex").slice(0, 32);

async function committed(file: string): Promise<Source> {
  const bytes = await readFile(file);
  return {
    hash: hashOf(bytes),
    async pixels() {
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height, channels: 3 };
    },
  };
}

async function drawn(spec: Drawn): Promise<Source> {
  const pixels = await renderPicture(spec, DRAWN_WIDTH[(spec.kind === "product" && spec.frame) || spec.kind]);
  return { hash: hashOf(pixels.data), pixels: async () => pixels };
}

/** What an earlier build left, to encode only what changed. */
async function readEncoded(file: string): Promise<EncodedPictures> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as EncodedPictures;
  } catch {
    return {};
  }
}

const here = fileURLToPath(new URL(".", import.meta.url));
const list = join(here, "pictures.json");
const before = await readEncoded(list);
const encoded: EncodedPictures = {};
const jobs = [
  ...LIBRARY.map(({ name }) => ({
    name,
    open: () => committed(join(here, `../committed-pictures/${name}.webp`)),
  })),
  ...FILMS.flatMap(({ films }) => films).map(({ file }) => ({
    name: posterName(file),
    open: () => committed(join(here, `../committed-videos/${file}.webp`)),
  })),
  ...[...drawnSpecs()].map(([name, spec]) => ({ name, open: () => drawn(spec) })),
];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { hash, pixels } = await job.open();
      const folder = join(here, "pictures", job.name);
      const known = before[job.name];
      encoded[job.name] =
        known?.hash === hash && existsSync(folder)
          ? known
          : await encodePicture(folder, hash, await pixels());
    }
  }),
);
for (const name of Object.keys(before))
  if (!(name in encoded)) await rm(join(here, "pictures", name), { recursive: true, force: true });
await writeFile(list, JSON.stringify(encoded));
