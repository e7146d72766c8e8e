import type { FileHandle } from "node:fs/promises";

/** A box of an ISO base media file (mp4): its start, the start of its content, and its end. */
export interface Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

/** Maximum boxes per level, more than any camera writes; protects against malicious files. */
const MAX_BOXES = 10_000;

/**
 * Reads the boxes between two offsets, in order. Stops at the first invalid one (a size beyond the end, or smaller than its header).
 */
export async function readBoxes(file: FileHandle, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  const head = Buffer.alloc(16);
  let start = from;
  while (start + 8 <= to && boxes.length < MAX_BOXES) {
    const { bytesRead } = await file.read(head, 0, 16, start);
    if (bytesRead < 8) break;
    const short = head.readUInt32BE(0);
    const type = head.toString("latin1", 4, 8);
    const isLong = short === 1 && bytesRead === 16;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - start : short;
    const content = start + (isLong ? 16 : 8);
    const end = start + size;
    if (end < content || end > to) break;
    boxes.push({ type, start, content, end });
    start = end;
  }
  return boxes;
}
