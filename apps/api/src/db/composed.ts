import type { CompiledQuery, QueryExecutorProvider, RawBuilder } from "kysely";

/** Placeholder of a value while a statement is composed. */
class Placeholder {
  constructor(readonly index: number) {}

  [Symbol.toPrimitive](): never {
    throw new Error("A statement that is composed once cannot depend on a value: only pass it on.");
  }
}

/**
 * A statement that is composed once and sent with other values each time. For hot statements of many pieces: composing one takes as long as
 * everything else done for it here.
 *
 * @param compose gets placeholders of the values, which it may pass to `sql` but not inspect; whatever depends on a value, such as whether
 *   there is a user, needs another statement
 * @example
 * const readName = composed((id: number) => sql<{ name: string }>`${prepared} select name from diary where id = ${id}`);
 * const [row] = await readName(db, 12);
 */
export function composed<Values extends readonly unknown[], Row>(
  compose: (...values: Values) => RawBuilder<Row>,
): (db: QueryExecutorProvider, ...values: Values) => Promise<Row[]> {
  let once: { readonly query: CompiledQuery<Row>; readonly order: readonly unknown[] } | undefined;
  return async (db, ...values) => {
    if (once === undefined) {
      const stands: unknown = values.map((_value, index) => new Placeholder(index));
      // The pieces treat placeholders like other values, which become parameters.
      const query = compose(...(stands as Values)).compile(db);
      once = { query, order: query.parameters };
    }
    const { query, order } = once;
    const parameters = order.map((one) => (one instanceof Placeholder ? values[one.index] : one));
    const { rows } = await db.getExecutor().executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
