/** An mp4 box with this content. */
export function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

/** 32-bit numbers, one after the other. */
export function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

export const zeros = (length: number) => Buffer.alloc(length);
export const text = (value: string) => Buffer.from(value, "latin1");

interface TrackParts {
  readonly handler: string;
  /** Position of its only sample in the file, and its bytes. */
  readonly sample: { readonly at: number; readonly bytes: number };
  readonly entry: Buffer;
  /** Added to `mdia`. */
  readonly more?: Buffer;
}

/** A track with one sample. */
export function track({ handler, sample, entry, more = zeros(0) }: TrackParts): Buffer {
  const size = handler === "vide" ? numbers(640 << 16, 360 << 16) : numbers(0, 0);
  const matrix = numbers(65_536, 0, 0, 0, 65_536, 0, 0, 0, 0x40000000);
  const samples = box(
    "stbl",
    box("stsd", numbers(0, 1), entry),
    box("stts", numbers(0, 1, 1, 1)),
    box("stsc", numbers(0, 1, 1, 1, 1)),
    box("stsz", numbers(0, 0, 1, sample.bytes)),
    box("stco", numbers(0, 1, sample.at)),
  );
  return box(
    "trak",
    box("tkhd", numbers(0, 1_700_000_000, 1_700_000_000, 1), zeros(24), matrix, size),
    box(
      "mdia",
      box("mdhd", numbers(0, 1_700_000_000, 1_700_000_000, 1000, 1000, 0)),
      box("hdlr", zeros(8), text(handler), zeros(12), text("GoPro handler\0")),
      box("minf", box("dinf", box("dref", numbers(0, 1), box("url ", numbers(1)))), samples),
      more,
    ),
  );
}

/** A picture's sample entry with the device's name and a box with a secret. */
export const videoEntry = box(
  "avc1",
  zeros(42),
  text("GoPro AVC encoder".padEnd(32, "\0")),
  zeros(4),
  box("avcC", text("config")),
  box("GPSB", text("SECRET entry")),
);
