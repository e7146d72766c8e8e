import { barePhoto } from "./bare-photo.ts";
import { type Size, scaledSize } from "./scaled-size.ts";

/** Encoding quality: losses are hardly visible. */
const QUALITY = 0.92;

/** A file that the browser cannot open as a picture. */
export class UnreadablePhoto extends Error {
  override readonly name = "UnreadablePhoto";
}

/**
 * Prepares a chosen photo for upload: upright, within the size limit and without metadata. A small upright one keeps its pixels. Runs in
 * a worker or on the page.
 *
 * @param longest - of its sides, px
 * @throws UnreadablePhoto
 */
export async function drawScaled(file: Blob, longest?: number): Promise<Blob> {
  const picture = await open(file);
  try {
    const bare = barePhoto(new Uint8Array(await file.arrayBuffer()), file.type);
    const size = scaledSize(picture, longest);
    const isSmall = size.width === picture.width && size.height === picture.height;
    // A browser that hides what was drawn gives noise instead of a photo: then the server makes it smaller.
    if (bare && ((isSmall && bare.isUpright) || !isCanvasHonest())) {
      return new Blob([bare.bytes], { type: file.type });
    }
    return await draw(picture, size, file.type);
  } finally {
    picture.close();
  }
}

async function open(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    throw new UnreadablePhoto("Not a picture that can be opened", { cause });
  }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function canvasOf({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

function paperOf(canvas: Canvas) {
  const paper = canvas.getContext("2d") as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null;
  if (!paper) throw new Error("This browser has no canvas to draw on");
  return paper;
}

/** Formats with transparency keep it; photos become JPEG, which every browser encodes. */
async function draw(picture: ImageBitmap, size: Size, type: string): Promise<Blob> {
  const canvas = canvasOf(size);
  const paper = paperOf(canvas);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(picture, 0, 0, size.width, size.height);
  return toBlob(canvas, type === "image/jpeg" ? "image/jpeg" : "image/webp");
}

async function toBlob(canvas: Canvas, type: string): Promise<Blob> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality: QUALITY });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The photo could not be encoded"))),
      type,
      QUALITY,
    );
  });
}

let honest: boolean | undefined;

/** Whether a canvas gives back what was drawn on it; browsers that fear fingerprints give noise. */
function isCanvasHonest(): boolean {
  honest ??= (() => {
    const paper = paperOf(canvasOf({ width: 2, height: 2 }));
    paper.fillStyle = "rgb(200 100 50)";
    paper.fillRect(0, 0, 2, 2);
    const { data } = paper.getImageData(0, 0, 2, 2);
    return data.every((value, index) => Math.abs(value - ([200, 100, 50, 255][index % 4] ?? 0)) < 3);
  })();
  return honest;
}
