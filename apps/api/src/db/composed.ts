import type { CompiledQuery, QueryExecutorProvider, RawBuilder } from "kysely";

/** Stands for a value while a statement is put together. */
class Placeholder {
  constructor(readonly index: number) {}

  [Symbol.toPrimitive](): never {
    throw new Error("A statement that is composed once cannot depend on a value: only hand it over.");
  }
}

/**
 * A statement that is put together once and sent with other values each time. For hot ones of many pieces: to compose one of these takes
 * as long as everything else that is done for it here.
 *
 * @param compose gets stand-ins of the values, which it may hand over to `sql` and not look at; what depends on a value, such as whether
 *   there is a reader, is another statement
 * @example
 * const readName = composed((id: number) => sql<{ name: string }>`${kept} select name from diary where id = ${id}`);
 * const [row] = await readName(db, 12);
 */
export function composed<Values extends readonly unknown[], Row>(
  compose: (...values: Values) => RawBuilder<Row>,
): (db: QueryExecutorProvider, ...values: Values) => Promise<Row[]> {
  let once: { readonly query: CompiledQuery<Row>; readonly order: readonly unknown[] } | undefined;
  return async (db, ...values) => {
    if (once === undefined) {
      const stands: unknown = values.map((_value, index) => new Placeholder(index));
      // For the pieces they are values like others, which go to the database as parameters.
      const query = compose(...(stands as Values)).compile(db);
      once = { query, order: query.parameters };
    }
    const { query, order } = once;
    const parameters = order.map((one) => (one instanceof Placeholder ? values[one.index] : one));
    const { rows } = await db.getExecutor().executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
