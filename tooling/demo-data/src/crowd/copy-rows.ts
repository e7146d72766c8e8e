import type pg from "pg";

/** A value that a row may have. */
export type CopyValue = string | number | boolean | null | readonly (string | number)[];

/** What `pg` gives a statement that speaks for itself; the package has no types for it. */
interface Wire {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** Rows of one message: large enough to be quick, small enough for any buffer. */
const ROWS_AT_ONCE = 2000;

/** One statement `copy … from stdin` with its rows, in the form in which `pg` queues statements. */
class CopyFromRows {
  private error: Error | null = null;
  private readonly text: string;
  private readonly chunks: readonly Buffer[];
  private readonly done: (error: Error | null) => void;

  constructor(text: string, chunks: readonly Buffer[], done: (error: Error | null) => void) {
    this.text = text;
    this.chunks = chunks;
    this.done = done;
  }

  submit(wire: Wire): void {
    wire.query(this.text);
  }

  handleCopyInResponse(wire: Wire): void {
    for (const chunk of this.chunks) wire.sendCopyFromChunk(chunk);
    wire.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.error = error;
    // The server says that it is ready again, but `pg` does not tell a statement that failed.
    this.done(error);
  }

  handleReadyForQuery(): void {
    if (this.error === null) this.done(null);
  }
}

/**
 * Puts rows into a table by COPY, all of them or none.
 *
 * @throws the database's error when a row does not fit
 */
export async function copyRows<Row extends object>(
  client: pg.Client,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first) as (keyof Row & string)[];
  const chunks: Buffer[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const lines = rows
      .slice(start, start + ROWS_AT_ONCE)
      .map((row) => columns.map((column) => field(copyValue(table, column, row[column]))).join("\t"));
    chunks.push(Buffer.from(`${lines.join("\n")}\n`));
  }
  const text = `copy ${table} (${columns.map((column) => `"${column}"`).join()}) from stdin`;
  await new Promise<void>((resolve, reject) => {
    const statement = new CopyFromRows(text, chunks, (error) => (error ? reject(error) : resolve()));
    client.query(statement as unknown as pg.Submittable);
  });
}

/** Columns of type jsonb whose rows hold arrays, which COPY would otherwise write as arrays of PostgreSQL. */
const JSON_COLUMNS: Readonly<Record<string, readonly string[]>> = { week: ["events", "feedings"] };

function copyValue(table: string, column: string, value: unknown): CopyValue {
  return JSON_COLUMNS[table]?.includes(column) ? JSON.stringify(value) : (value as CopyValue);
}

/** A value as the text format of COPY has it. */
export function field(value: CopyValue): string {
  if (value === null) return "\\N";
  if (typeof value === "object") return escaped(`{${value.map(element).join()}}`);
  return typeof value === "string" ? escaped(value) : String(value);
}

function element(value: string | number): string {
  return typeof value === "number" ? String(value) : `"${value.replace(/["\\]/g, "\\$&")}"`;
}

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
}
