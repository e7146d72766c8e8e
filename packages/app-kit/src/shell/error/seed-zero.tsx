/** The zero of 404: a seed that has just cracked. */
export function SeedZero() {
  return (
    <svg viewBox="0 0 60 90" fill="none" aria-hidden="true">
      <ellipse cx="30" cy="56" rx="24" ry="31" stroke="var(--germ)" strokeWidth="7" />
      <path
        d="M30 25c0-10 3-16 10-20M30 25c-7-3-11-8-12-15 8 1 12 6 12 15z"
        fill="var(--accent)"
        stroke="var(--accent)"
        strokeWidth="3"
      />
    </svg>
  );
}
