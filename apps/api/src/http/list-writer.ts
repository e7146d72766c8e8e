/** Serialises a thing as JSON. */
type Write = (thing: unknown) => string;

/** The beginning of every list: the contract declares `items` first. */
const BEGIN = '{"data":{"items":[';
const FIRST = Buffer.from(BEGIN);
const COMMA = Buffer.from(",");

/**
 * Serialises lists. Frozen items cannot change, so their JSON is cached for their lifetime and shared by all lists that contain them.
 *
 * @param whole serialises the envelope
 * @param itemWriter returns the serialiser of an item; called on first use
 */
export function listWriter(whole: Write, itemWriter: () => Write): (envelope: unknown) => string | Buffer {
  const known = new WeakMap<object, Buffer>();
  let item: Write | undefined;
  const bytesOf = (thing: object): Buffer => {
    const cached = known.get(thing);
    if (cached !== undefined) return cached;
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
