/** Background, outer ring and inner ring of the rosettes: hues of leaves, flowers and soil, dark enough in both themes. */
const palettes = [
  ["#2b3a1c", "#7ba23f", "#c9d86a"],
  ["#4a1f46", "#b0559f", "#e79bd0"],
  ["#4a2a1a", "#b26a3a", "#e5a878"],
  ["#1e3b38", "#4f8f86", "#8cc7bb"],
  ["#4b3a10", "#b48a2c", "#e6c565"],
  ["#5a1f2e", "#b64f6a", "#e690a3"],
  ["#22324a", "#5a7fb0", "#9cbce0"],
] as const;

/** FNV-1a, so that consecutive ids get different drawings. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    value = Math.imul(value ^ seed.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** The path of `count` petals around the centre, each `length` long and `width` wide at its middle. */
function petals(count: number, length: number, width: number, turn: number): string {
  let path = "";
  for (let index = 0; index < count; index += 1) {
    const angle = ((index + turn) / count) * 2 * Math.PI;
    const at = (along: number, aside: number) =>
      `${(20 + along * Math.cos(angle) - aside * Math.sin(angle)).toFixed(1)} ${(20 + along * Math.sin(angle) + aside * Math.cos(angle)).toFixed(1)}`;
    path += `M20 20Q${at(length / 2, width)} ${at(length, 0)}Q${at(length / 2, -width)} 20 20`;
  }
  return path;
}

export interface RosetteProps {
  seed: string | number;
}

/** The drawing of a user without a picture: two rings of petals, determined by the seed. */
export function Rosette({ seed }: RosetteProps) {
  const value = hash(String(seed));
  const [ground, outer, inner] = palettes[value % palettes.length] ?? palettes[0];
  const count = 8 + ((value >>> 8) % 5);
  const width = 4 + ((value >>> 12) % 3);
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path fill={ground} d="M0 0h40v40H0z" />
      <path fill={outer} d={petals(count, 17, width, 0)} />
      <path fill={inner} d={petals(count, 11, width - 1.5, 0.5)} />
    </svg>
  );
}
