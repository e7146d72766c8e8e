import { n1 } from "../svg.ts";

/**
 * Capitals as single lines in a box 0–4 wide and 0–6 high, since pictures may use no fonts: what a server has installed would
 * change the drawing.
 */
const strokes: Record<string, string> = {
  A: "0 6 2 0 4 6;.7 4 3.3 4",
  B: "0 6 0 0 2.4 0 3.4 .7 3.4 2.1 2.4 2.9 0 2.9;2.4 2.9 3.8 3.7 3.8 5.2 2.6 6 0 6",
  C: "4 1 3 0 1.2 0 0 1.4 0 4.6 1.2 6 3 6 4 5",
  D: "0 6 0 0 2 0 4 1.8 4 4.2 2 6 0 6",
  E: "4 0 0 0 0 6 4 6;0 3 3 3",
  F: "4 0 0 0 0 6;0 3 3 3",
  G: "4 1 3 0 1.2 0 0 1.4 0 4.6 1.2 6 3 6 4 5 4 3.2 2.4 3.2",
  H: "0 0 0 6;4 0 4 6;0 3 4 3",
  I: "2 0 2 6",
  J: "3.4 0 3.4 4.6 2.4 6 1 6 0 4.8",
  K: "0 0 0 6;3.8 0 0 3.4;1.2 2.4 4 6",
  L: "0 0 0 6 3.8 6",
  M: "0 6 0 0 2 3.4 4 0 4 6",
  N: "0 6 0 0 4 6 4 0",
  O: "2 0 .6 .8 0 2.4 0 3.6 .6 5.2 2 6 3.4 5.2 4 3.6 4 2.4 3.4 .8 2 0",
  P: "0 6 0 0 2.6 0 3.8 .9 3.8 2.5 2.6 3.4 0 3.4",
  Q: "2 0 .6 .8 0 2.4 0 3.6 .6 5.2 2 6 3.4 5.2 4 3.6 4 2.4 3.4 .8 2 0;2.6 4.4 4.2 6.2",
  R: "0 6 0 0 2.6 0 3.8 .9 3.8 2.5 2.6 3.4 0 3.4;2 3.4 4 6",
  S: "3.8 .9 2.8 0 1.1 0 .1 .9 .1 2 1 2.8 3 3.2 3.9 4.1 3.9 5.1 2.9 6 1 6 0 5",
  T: "0 0 4 0;2 0 2 6",
  U: "0 0 0 4.6 1.2 6 2.8 6 4 4.6 4 0",
  V: "0 0 2 6 4 0",
  W: "0 0 1 6 2 2 3 6 4 0",
  X: "0 0 4 6;4 0 0 6",
  Y: "0 0 2 3 4 0;2 3 2 6",
  Z: "0 0 4 0 0 6 4 6",
};

/** Path data of capitals, centred at a point. */
export function letterPath(text: string, cx: number, cy: number, height: number): string {
  const k = height / 6;
  const advance = 5.6 * k;
  const left = cx - ((text.length - 1) * advance + 4 * k) / 2;
  return [...text]
    .map((letter, i) =>
      (strokes[letter] ?? "")
        .split(";")
        .map((run) => {
          const numbers = run.split(" ").map(Number);
          let d = "";
          for (let p = 0; p + 1 < numbers.length; p += 2)
            d += `${p === 0 ? "M" : "L"}${n1(left + i * advance + (numbers[p] ?? 0) * k)} ${n1(cy - height / 2 + (numbers[p + 1] ?? 0) * k)}`;
          return d;
        })
        .join(""),
    )
    .join("");
}
