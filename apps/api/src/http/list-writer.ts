/** Writes one thing as JSON. */
type Write = (thing: unknown) => string;

/** How every list begins: items stand first in the contract. */
const BEGIN = '{"data":{"items":[';
const FIRST = Buffer.from(BEGIN);
const COMMA = Buffer.from(",");

/**
 * Writes answers that are lists. What is frozen cannot change, so its JSON is kept for as long as the thing itself and is written once,
 * however many lists it stands in.
 *
 * @param whole writes the envelope
 * @param itemWriter makes what writes one of the items, when it is needed
 */
export function listWriter(whole: Write, itemWriter: () => Write): (envelope: unknown) => string | Buffer {
  const known = new WeakMap<object, Buffer>();
  let item: Write | undefined;
  const bytesOf = (thing: object): Buffer => {
    const kept = known.get(thing);
    if (kept !== undefined) return kept;
    item ??= itemWriter();
    const bytes = Buffer.from(item(thing));
    known.set(thing, bytes);
    return bytes;
  };
  return (envelope) => {
    if (!isList(envelope)) return whole(envelope);
    const { items } = envelope.data;
    if (items.length === 0 || !items.every(isFixed)) return whole(envelope);
    const frame = whole({ ...envelope, data: { ...envelope.data, items: [] } });
    if (!frame.startsWith(BEGIN)) return whole(envelope);
    const pieces: Buffer[] = [];
    for (const thing of items) pieces.push(pieces.length === 0 ? FIRST : COMMA, bytesOf(thing));
    pieces.push(Buffer.from(frame.slice(BEGIN.length)));
    return Buffer.concat(pieces);
  };
}

function isFixed(thing: unknown): thing is object {
  return typeof thing === "object" && thing !== null && Object.isFrozen(thing);
}

interface ListEnvelope {
  readonly data: { readonly items: readonly unknown[] };
}

function isList(envelope: unknown): envelope is ListEnvelope {
  if (typeof envelope !== "object" || envelope === null || !("data" in envelope)) return false;
  const { data } = envelope;
  return typeof data === "object" && data !== null && "items" in data && Array.isArray(data.items);
}
