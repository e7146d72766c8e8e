import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Lines } from "./lines.tsx";

const meta: Meta = { title: "Foundation/Lines" };
export default meta;

export const Facts: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Lines
        lines={[
          { name: "Flowering time", value: "56 to 63 days" },
          { name: "Reference", value: "2026-000000000000000000000000000000000017" },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const value = within(canvasElement).getByText(/^2026-/);
    // A long value wraps instead of leaving the column.
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};

export const GermanOnAPhone: StoryObj = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <Lines
      lines={[
        { name: "Blütezeit", value: "56 bis 63 Tage" },
        { name: "Verwendungszweck der Überweisung", value: "2026-000017" },
      ]}
    />
  ),
};

export const Thai: StoryObj = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <Lines
      lines={[
        { name: "ระยะทำดอก", value: "56 ถึง 63 วัน" },
        { name: "หมายเลขอ้างอิงการโอนเงิน", value: "2026-000017" },
      ]}
    />
  ),
};
