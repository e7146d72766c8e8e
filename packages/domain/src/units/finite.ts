/** The number, or NaN for what is none: in JavaScript nothing and empty text would otherwise count as 0. */
export const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);
