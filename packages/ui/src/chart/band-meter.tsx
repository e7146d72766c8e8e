import type { CSSProperties, ReactNode } from "react";
import styles from "./band-meter.module.css";

export interface BandMeterProps {
  name: string;
  /** Already formatted: "1.46". */
  value: string;
  unit?: string | undefined;
  /** Its position in words: "in the flowering band, 1.2 to 1.6". */
  detail: ReactNode;
  /** The same as numbers for drawing. Values outside the scale are drawn at its end. */
  scale: { min: number; max: number; from: number; to: number; at: number };
}

/** A computed value on its scale, with the band it should be in. */
export function BandMeter({ name, value, unit, detail, scale }: BandMeterProps) {
  const share = (number: number) =>
    `${Math.round(Math.min(1, Math.max(0, (number - scale.min) / (scale.max - scale.min || 1))) * 1000) / 10}%`;
  const places = { "--from": share(scale.from), "--to": share(scale.to), "--at": share(scale.at) };
  return (
    <div className={styles.meter}>
      <span className={styles.caption}>{name}</span>
      <b className={styles.number}>
        {value}
        {unit ? <small> {unit}</small> : null}
      </b>
      <span className={styles.track} style={places as CSSProperties} aria-hidden="true" />
      <span className={styles.detail}>{detail}</span>
    </div>
  );
}
