import { existsSync } from "node:fs";
import { join } from "node:path";

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const LINE_HEIGHT = 16;
const SIZE = 11;

/** The site's fonts, by script. */
const FACES = [
  { name: "thai", file: "anuphan-thai.ttf", letters: /[\u0E00-\u0E7F]/ },
  { name: "cyrillic", file: "brygada-1918-cyrillic.ttf", letters: /[\u0400-\u04FF]/ },
  { name: "latin-ext", file: "brygada-1918-latin-ext.ttf", letters: /[\u0100-\u02FF\u1E00-\u1EFF]/ },
  { name: "latin", file: "brygada-1918-latin.ttf", letters: /./ },
] as const;

/** Thai has no spaces between words. */
const words = new Intl.Segmenter("th", { granularity: "word" });
const letters = new Intl.Segmenter("th", { granularity: "grapheme" });

/** Splits a text by the font that has its characters. Punctuation and spaces belong to the run before them. */
function runsOf(text: string): { face: string; text: string }[] {
  const runs: { face: string; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const isSign = /[\s\d.,:;%()/+-]/.test(letter);
    const face = isSign ? "latin" : (FACES.find(({ letters }) => letters.test(letter))?.name ?? "latin");
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

/** Writes lines from top to bottom on A4 pages, and continues on the next page. */
export class PdfLines {
  readonly #document: PDFKit.PDFDocument;
  #y = MARGIN;
  #isFirstPage = true;

  /** @param info - title and date of the document */
  static async open(info: PDFKit.DocumentInfo): Promise<PdfLines> {
    // Loaded with the first document: most servers never draw one.
    const { default: PdfDocument } = await import("pdfkit");
    const folder = fontFolder();
    const document = new PdfDocument({ size: "A4", margin: MARGIN, font: join(folder, FACES[3].file), info });
    for (const { name, file } of FACES) document.registerFont(name, join(folder, file));
    return new PdfLines(document);
  }

  private constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  /** Ends the document. */
  end(): PDFKit.PDFDocument {
    this.#document.end();
    return this.#document;
  }

  /**
   * Leaves a space below the last line.
   *
   * @param least - height at which the next line begins on the first page, if there is room
   */
  space(height: number, least = 0): void {
    this.#y += height;
    if (this.#isFirstPage) this.#y = Math.max(this.#y, least);
  }

  /** Begins a new page if so much does not fit on this one. */
  keep(height: number): void {
    if (this.#y + height <= BOTTOM) return;
    this.#document.addPage();
    this.#y = MARGIN;
    this.#isFirstPage = false;
  }

  /** Writes a text at the left and one at the right into the same line. */
  row(left: string, right: string, size = SIZE, rightSize = size): void {
    this.keep(size);
    this.#write(left, MARGIN, size);
    this.#write(right, MARGIN + WIDTH - this.#widthOf(right, rightSize), rightSize);
  }

  /** Writes all lines of a text; those that are too long wrap. */
  block(text: string): void {
    for (const line of text.split(/\r?\n/).flatMap((long) => this.#wrapped(long))) {
      this.keep(LINE_HEIGHT);
      this.#write(line, MARGIN, SIZE);
      this.#y += LINE_HEIGHT;
    }
  }

  rule(): void {
    this.#document
      .moveTo(MARGIN, this.#y)
      .lineTo(MARGIN + WIDTH, this.#y)
      .lineWidth(0.5)
      .stroke();
  }

  #write(text: string, x: number, size: number): void {
    let at = x;
    for (const run of runsOf(text)) {
      this.#document.font(run.face).fontSize(size).text(run.text, at, this.#y, { lineBreak: false });
      at += this.#document.widthOfString(run.text);
    }
  }

  #widthOf(text: string, size = SIZE): number {
    return runsOf(text).reduce(
      (sum, run) => sum + this.#document.font(run.face).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  #wrapped(text: string): string[] {
    const lines: string[] = [];
    let line = "";
    for (const part of this.#parts(text)) {
      if (line !== "" && this.#widthOf((line + part).trimEnd()) > WIDTH) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += part;
    }
    return [...lines, line.trimEnd()];
  }

  /** Splits a text at its spaces, and what is wider than a line between words, or between letters. */
  #parts(text: string): string[] {
    const fits = (part: string) => this.#widthOf(part.trimEnd()) <= WIDTH;
    const split = (part: string, by: Intl.Segmenter) =>
      fits(part) ? [part] : Array.from(by.segment(part), ({ segment }) => segment);
    return (text.match(/\S+\s*|\s+/g) ?? [])
      .flatMap((part) => split(part, words))
      .flatMap((part) => split(part, letters));
  }
}

/** Beside the built server, or among the generated files of the sources. */
function fontFolder(): string {
  const built = join(import.meta.dirname, "fonts");
  return existsSync(built) ? built : join(import.meta.dirname, "../../generated/fonts");
}
