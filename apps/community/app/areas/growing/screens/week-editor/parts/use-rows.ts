import { useCallback, useRef, useState } from "react";

/** A row of a list that grows and shrinks. */
export type Keyed<Row> = Row & { readonly key: number };

/** The rows of a list in a form: each keeps its key, and with it what is typed, while others come and go. */
export function useRows<Row extends object>(
  given: readonly Row[],
): {
  rows: readonly Keyed<Row>[];
  add: (...more: readonly Row[]) => void;
  remove: (key: number) => void;
} {
  const [rows, setRows] = useState<readonly Keyed<Row>[]>(() => given.map((row, key) => ({ ...row, key })));
  const next = useRef(given.length);
  const add = useCallback((...more: readonly Row[]) => {
    const first = next.current;
    next.current += more.length;
    setRows((before) => [...before, ...more.map((row, index) => ({ ...row, key: first + index }))]);
  }, []);
  const remove = useCallback((key: number) => {
    setRows((before) => before.filter((row) => row.key !== key));
  }, []);
  return { rows, add, remove };
}
