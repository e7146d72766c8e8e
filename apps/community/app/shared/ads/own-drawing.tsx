/** The drawings of the site's own banners, by name: lines, and the green of a plant. */
export const DRAWINGS = {
  notebook: {
    ink: "M12 7h22a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3H12zM12 7v34M8 13h4M8 20h4M8 27h4M8 34h4",
    green: "M24.5 31v-9M24.5 25c-5 0-7-3-7.5-7 5 0 7.5 3 7.5 7zM24.5 22c0-4 3-7 7.5-7 0 4-3 7-7.5 7z",
  },
  leaf: {
    ink: "M33 30a8 8 0 1 1-16 0a8 8 0 1 1 16 0M31 36l8 7",
    green: "M8 24c1-10 8-16 21-17 0 6-1 10-3 13M8 24c4-5 9-8 14-10",
  },
  scales: {
    ink: "M24 8v32M16 40h16M10 14h28M10 14l-6 13h12zM38 14l-6 13h12zM4 27a6 5 0 0 0 12 0M32 27a6 5 0 0 0 12 0",
    green: "M24 8c0-3 2-5 5-5 0 3-2 5-5 5z",
  },
  jar: {
    ink: "M15 8h18v5H15zM17 13c-4 3-5 6-5 10v14a4 4 0 0 0 4 4h16a4 4 0 0 0 4-4V23c0-4-1-7-5-10",
    green: "M24 36v-7M24 30c-4 0-7-2-7-6 4 0 7 2 7 6zM24 28c0-4 3-6 7-6 0 4-3 6-7 6z",
  },
} as const;

export type Drawing = keyof typeof DRAWINGS;

/** The drawing of one of the site's own banners. Decorative: its words say it. */
export function OwnDrawing({ of }: { of: Drawing }) {
  const { ink, green } = DRAWINGS[of];
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ink} />
      <path d={green} stroke="var(--accent)" />
    </svg>
  );
}
