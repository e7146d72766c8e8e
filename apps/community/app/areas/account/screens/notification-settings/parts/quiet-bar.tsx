import styles from "../screen.module.css";

export interface QuietBarProps {
  from: number;
  to: number;
  isOn: boolean;
  now: string | null;
}

const percent = (hours: number): string => `${(hours / 24) * 100}%`;

/** The quiet parts of a day, from hour to hour: two if they go past midnight. */
function quietParts(from: number, to: number): readonly (readonly [number, number])[] {
  if (from <= to) return [[from, to]];
  return [
    [0, to],
    [from, 24],
  ];
}

/** The hours of a day, the quiet ones dark, with a mark at the present. The fields say the same. */
export function QuietBar({ from, to, isOn, now }: QuietBarProps) {
  const [hour = 0, minute = 0] = now?.split(":").map(Number) ?? [];
  return (
    <div className={styles.bar} aria-hidden="true">
      <div>
        {(isOn ? quietParts(from, to) : []).map(([start, end]) => (
          <i key={start} style={{ insetInlineStart: percent(start), inlineSize: percent(end - start) }} />
        ))}
        {now === null ? null : <b style={{ insetInlineStart: percent(hour + minute / 60) }} />}
      </div>
      <p>
        {["00", "04", "08", "12", "16", "20", "24"].map((one) => (
          <span key={one}>{one}</span>
        ))}
      </p>
    </div>
  );
}
