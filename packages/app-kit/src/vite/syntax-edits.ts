/** A node of the syntax tree, as the bundler provides it. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

/** A replacement of a piece of the file. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A node and its descendants, outer ones first. */
export function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (isNode(inner)) yield* nodesOf(inner);
    }
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Applies all edits to the file; skips those inside another one. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let written = "";
  let done = 0;
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start < done) continue;
    written += code.slice(done, start) + text;
    done = end;
  }
  return written + code.slice(done);
}
