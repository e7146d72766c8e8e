import { createServer, type Server } from "node:http";
import { resolve } from "node:path";
import { chromium } from "@grow/testing/chromium";
import { build } from "esbuild";
import { type Browser, type Page, chromium as playwright } from "playwright";
import sharp, { type Metadata } from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type * as Scaling from "./scale-photo.ts";

declare global {
  interface Window {
    scaling: typeof Scaling;
  }
}

const place = {
  IFD0: { Make: "Telephone", Model: "Pocket 9" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "52/1 31/1 12/1",
    GPSLongitudeRef: "E",
    GPSLongitude: "13/1 24/1 18/1",
  },
};

let server: Server;
let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  const folder = resolve(import.meta.dirname);
  const { outputFiles } = await build({
    entryPoints: [`${folder}/scale-photo.ts`, `${folder}/scaling-worker.ts`],
    outdir: "/",
    bundle: true,
    write: false,
    format: "esm",
  });
  const scripts = new Map([
    ...outputFiles.map(({ path, text }) => [path.replace(/^.*\//, ""), text] as const),
    ["silent.js", "// Says nothing, ever."],
  ]);
  server = createServer(({ url = "/" }, response) => {
    const script = scripts.get(url.slice(1).replace(/\.ts$/, ".js"));
    // The site's own policy: what it forbids would work here and nowhere else.
    response.setHeader("Content-Security-Policy", "default-src 'self'; worker-src 'self'");
    response.setHeader("Content-Type", script ? "text/javascript" : "text/html");
    response.statusCode = script || url === "/" ? 200 : 404;
    response.end(script ?? "<!doctype html><title>Photos</title>");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const at = server.address();
  address = `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}/`;
  browser = await playwright.launch(chromium);
  page = await browser.newPage();
});

// A page of its own for each test, because it remembers whether its canvases can be read.
beforeEach(async () => {
  await page.goto(address);
  // A text, because the test's own compiler must not see the import.
  await page.evaluate('import("/scale-photo.js").then((scaling) => { window.scaling = scaling; })');
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

interface Outcome {
  readonly bytes: Buffer;
  readonly type: string;
  readonly facts: Metadata;
}

/** Scales a file in the page and looks at what would travel. */
async function travels(
  file: Uint8Array,
  type = "image/jpeg",
  drawn: "worker" | "page" | "lying canvas" = "worker",
  longest?: number,
): Promise<Outcome> {
  const given = await page.evaluate(
    async ([base64, mime, how, longest]) => {
      const { data, kind } = await (async () => {
        const sent = new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], "photo", {
          type: mime,
        });
        const honest = OffscreenCanvasRenderingContext2D.prototype.getImageData;
        if (how === "lying canvas") {
          OffscreenCanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
            new ImageData(width, height);
        }
        try {
          const photo = await window.scaling.scalePhoto(sent, {
            longest,
            ...(how === "worker" ? {} : { worker: null }),
          });
          return { data: new Uint8Array(await photo.arrayBuffer()), kind: photo.type };
        } finally {
          OffscreenCanvasRenderingContext2D.prototype.getImageData = honest;
        }
      })();
      let text = "";
      for (const byte of data) text += String.fromCharCode(byte);
      return { base64: btoa(text), kind };
    },
    [Buffer.from(file).toString("base64"), type, drawn, longest] as const,
  );
  const bytes = Buffer.from(given.base64, "base64");
  return { bytes, type: given.kind, facts: await sharp(bytes).metadata() };
}

/** What becomes of a file that cannot be scaled: the name of the error. */
const refusalOf = (file: Uint8Array, timeLimit?: number, stopAfter?: number) =>
  page.evaluate(
    async ([base64, limit, stop]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const controller = new AbortController();
      if (stop !== null) setTimeout(() => controller.abort(), stop);
      try {
        await window.scaling.scalePhoto(new File([bytes], "photo.jpg", { type: "image/jpeg" }), {
          signal: controller.signal,
          ...(limit === null
            ? {}
            : {
                timeLimit: limit,
                // A worker that never answers: the picture that never opens.
                worker: () => new Worker("/silent.js"),
              }),
        });
        return "none";
      } catch (error) {
        return error instanceof Error || error instanceof DOMException ? error.name : "unknown";
      }
    },
    [Buffer.from(file).toString("base64"), timeLimit ?? null, stopAfter ?? null] as const,
  );

/** Left half red, right half blue. */
function halves(width: number, height: number) {
  const half = (background: string) => ({
    create: { width: Math.ceil(width / 2), height, channels: 3 as const, background },
  });
  return sharp({ create: { width, height, channels: 3, background: "#c00000" } }).composite([
    { input: half("#0000c0"), left: Math.floor(width / 2), top: 0 },
  ]);
}

async function colorAt(bytes: Buffer, left: number, top: number): Promise<"red" | "blue" | "other"> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 4, height: 4 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  if (red > 150 && blue < 60) return "red";
  return blue > 150 && red < 60 ? "blue" : "other";
}

describe("a photo of twelve megapixels with a location", () => {
  it.each(["worker", "page"] as const)(
    "is uploaded at 2,560 px without it, scaled by the %s",
    async (how) => {
      const file = await halves(4000, 3000).withExif(place).jpeg().toBuffer();
      expect(file.includes("Exif")).toBe(true);
      const began = new Promise((seen) => page.once("worker", seen));
      const { bytes, type, facts } = await travels(file, "image/jpeg", how);
      expect([type, facts.width, facts.height]).toEqual(["image/jpeg", 2560, 1920]);
      expect(facts.exif).toBeUndefined();
      expect(bytes.includes("Exif")).toBe(false);
      expect(await colorAt(bytes, 100, 900)).toBe("red");
      expect(await colorAt(bytes, 2400, 900)).toBe("blue");
      if (how === "worker") await began;
    },
  );

  it("keeps its size and pixels in full size", async () => {
    const file = await halves(4000, 3000).withExif(place).jpeg().toBuffer();
    const { bytes, facts } = await travels(file, "image/jpeg", "worker", 4096);
    expect([facts.width, facts.height, facts.exif]).toEqual([4000, 3000, undefined]);
    expect((await sharp(bytes).raw().toBuffer()).equals(await sharp(file).raw().toBuffer())).toBe(true);
  });

  it("is upright when taken sideways", async () => {
    const file = await halves(4000, 3000).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes, facts } = await travels(file);
    expect([facts.width, facts.height, facts.orientation]).toEqual([1920, 2560, undefined]);
    // Turned to the right, left becomes top.
    expect(await colorAt(bytes, 900, 100)).toBe("red");
    expect(await colorAt(bytes, 900, 2400)).toBe("blue");
    expect(bytes.includes("Exif")).toBe(false);
  });
});

describe("a small photo", () => {
  it("keeps its pixels, and loses its metadata", async () => {
    const file = await halves(1200, 900).withExif(place).jpeg({ quality: 70 }).toBuffer();
    const { bytes, facts } = await travels(file);
    expect([facts.width, facts.height, facts.exif]).toEqual([1200, 900, undefined]);
    expect((await sharp(bytes).raw().toBuffer()).equals(await sharp(file).raw().toBuffer())).toBe(true);
  });

  it("is rotated when taken sideways", async () => {
    const file = await halves(1200, 900).withMetadata({ orientation: 8 }).jpeg().toBuffer();
    const { bytes, facts } = await travels(file);
    expect([facts.width, facts.height, facts.orientation]).toEqual([900, 1200, undefined]);
    expect(await colorAt(bytes, 400, 100)).toBe("blue");
  });

  it("keeps a transparent background", async () => {
    const clear = { create: { width: 3000, height: 40, channels: 4 as const, background: "#0000" } };
    const { type, facts } = await travels(await sharp(clear).png().toBuffer(), "image/png");
    expect([type, facts.width, facts.hasAlpha]).toEqual(["image/webp", 2560, true]);
  });

  it("of any type has no location", async () => {
    for (const kind of ["png", "webp"] as const) {
      const file = await halves(600, 400).withExif(place)[kind]().toBuffer();
      expect((await sharp(file).metadata()).exif).toBeDefined();
      const { facts } = await travels(file, `image/${kind}`);
      expect([facts.width, facts.height, facts.exif]).toEqual([600, 400, undefined]);
    }
  });
});

describe("a browser that blocks reading canvases", () => {
  it("uploads the photo in its size, upright, and without its location", async () => {
    const file = await halves(3000, 2000).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes, facts } = await travels(file, "image/jpeg", "lying canvas");
    expect([facts.width, facts.height, facts.orientation]).toEqual([3000, 2000, 6]);
    expect(bytes.includes("Telephone")).toBe(false);
    expect(bytes.length).toBeLessThan(file.length);
  });
});

describe("a file that is not a photo", () => {
  it("is rejected by name", async () => {
    expect(await refusalOf(Buffer.from("Water on Tuesday, feed on Friday.\n"))).toBe("UnreadablePhoto");
  });

  it("does not delay others", async () => {
    const [bad, good] = await Promise.all([
      refusalOf(Buffer.from("not a photo")),
      travels(await halves(300, 200).jpeg().toBuffer()),
    ]);
    expect([bad, good.facts.width]).toEqual(["UnreadablePhoto", 300]);
  });
});

describe("a photo that does not open", () => {
  it("is given up after a while", async () => {
    expect(await refusalOf(Buffer.from("slow"), 50)).toBe("SlowPhoto");
  });

  it("is not scaled after it was removed", async () => {
    expect(await refusalOf(Buffer.from("slow"), 5000, 20)).toBe("AbortError");
  });
});
