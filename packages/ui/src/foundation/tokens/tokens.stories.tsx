import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Section } from "../layout/layout.tsx";
import { contrast, readColor } from "./contrast.ts";
import { shapePairs, type TokenPair, textPairs } from "./pairs.ts";
import styles from "./tokens.module.css";

const meta: Meta = { title: "Foundation/Tokens" };
export default meta;
type Story = StoryObj;

/** A pair as the browser renders it, with its measured contrast. */
function Pair({ pair, isShape }: { pair: TokenPair; isShape?: boolean }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  useEffect(() => {
    const measure = () => {
      if (!ref.current) return;
      const painted = getComputedStyle(ref.current);
      setRatio(contrast(readColor(painted.color), readColor(painted.backgroundColor)));
    };
    measure();
    // The theme is switched on the root element, outside React.
    const themes = new MutationObserver(measure);
    themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => themes.disconnect();
  }, []);
  const isEnough = ratio !== null && ratio >= pair.least;
  return (
    <li className={styles.pair}>
      <span
        ref={ref}
        className={styles.sample}
        style={{ color: `var(--${pair.front})`, backgroundColor: `var(--${pair.ground})` }}
      >
        {isShape ? <i className={styles.shape} /> : "Aa 412"}
      </span>
      <span>
        {pair.front}
        <br />
        on {pair.ground}
      </span>
      <b data-ratio={ratio ?? ""} data-enough={isEnough}>
        {ratio === null ? "…" : ratio.toFixed(2)}
        <small> of {pair.least}</small>
      </b>
    </li>
  );
}

async function allAreEnough(canvas: HTMLElement, count: number) {
  const ratios = [...canvas.querySelectorAll<HTMLElement>("[data-ratio]")];
  await expect(ratios).toHaveLength(count);
  await waitFor(() =>
    expect(ratios.filter(({ dataset }) => dataset.enough !== "true").map((one) => one.textContent)).toEqual(
      [],
    ),
  );
}

export const TextContrast: Story = {
  render: () => (
    <ul className={styles.pairs}>
      {textPairs.map((pair) => (
        <Pair key={`${pair.front} ${pair.ground}`} pair={pair} />
      ))}
    </ul>
  ),
  play: ({ canvasElement }) => allAreEnough(canvasElement, textPairs.length),
};

export const ShapeContrast: Story = {
  render: () => (
    <ul className={styles.pairs}>
      {shapePairs.map((pair) => (
        <Pair key={`${pair.front} ${pair.ground}`} pair={pair} isShape />
      ))}
    </ul>
  ),
  play: ({ canvasElement }) => allAreEnough(canvasElement, shapePairs.length),
};

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <code>--{name}</code>
      {children}
    </li>
  );
}

const type = ["display", "h1", "h2", "h3", "h4", "reading", "body", "input", "ui", "small", "micro", "axis"];

export const TypeSpaceShapeMotion: Story = {
  render: () => (
    <>
      <Section title="Type" close>
        <ul>
          {type.map((name, index) => (
            <Row key={name} name={`t-${name}`}>
              <span
                style={{
                  fontSize: `var(--t-${name})`,
                  fontFamily: index < 4 ? "var(--font-display)" : undefined,
                  lineHeight: 1.3,
                }}
              >
                412 g, Woche 11, Цветение, ทำดอก
              </span>
            </Row>
          ))}
        </ul>
      </Section>
      <Section title="Space">
        <ul>
          {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24].map((step) => (
            <Row key={step} name={`s${step}`}>
              <i className={styles.space} style={{ inlineSize: `var(--s${step})` }} />
            </Row>
          ))}
        </ul>
      </Section>
      <Section title="Shape">
        <ul className={styles.pairs}>
          {["photo", "control", "card", "menu", "dialog", "sheet", "pill"].map((name) => (
            <Row key={name} name={`r-${name}`}>
              <i className={styles.corner} style={{ borderRadius: `var(--r-${name})` }} />
            </Row>
          ))}
        </ul>
      </Section>
      <Section title="Motion">
        <ul>
          {[
            ["d-fast", "feedback, 120 ms"],
            ["d-base", "menus and sheets, 200 ms"],
            ["d-slow", "a slice of the film, 360 ms"],
            ["d-grow", "a leaflet that grows, 640 ms; nothing else"],
          ].map(([name = "", use]) => (
            <Row key={name} name={name}>
              <span>{use}</span>
            </Row>
          ))}
        </ul>
      </Section>
    </>
  ),
};
