/** Returns NaN unless the value is a finite number: JavaScript would read null and empty text as 0. */
export const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);
