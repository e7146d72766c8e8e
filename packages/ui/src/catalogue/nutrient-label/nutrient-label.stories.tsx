import type { Meta, StoryObj } from "@storybook/react-vite";
import { NutrientLabel } from "./nutrient-label.tsx";

const meta: Meta = {
  title: "Catalogue/Nutrient label",
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj;

export const OnAProductPage: Story = {
  render: () => (
    <NutrientLabel
      main={[
        { sign: "N", value: "3.2" },
        { sign: "P₂O₅", value: "1.4" },
        { sign: "K₂O", value: "4.8" },
      ]}
      lines={[
        { name: "Calcium", value: "2.1 %" },
        { name: "Fe", value: "0.03 %" },
        { name: "Usual dose", value: "2 ml/l" },
      ]}
    />
  ),
};

export const WithItsName: Story = {
  render: () => (
    <NutrientLabel
      name="Base A"
      main={[
        { sign: "N", value: "13.25" },
        { sign: "P₂O₅", value: "0" },
        { sign: "K₂O", value: "36.5" },
      ]}
      lines={[]}
    />
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <NutrientLabel
      name="Zweikomponentendünger für hartes Leitungswasser, Teil A"
      main={[
        { sign: "N", value: "3,2" },
        { sign: "P₂O₅", value: "1,4" },
        { sign: "K₂O", value: "4,8" },
      ]}
      lines={[
        { name: "Spurenelemente", value: "0,055 %" },
        { name: "Nach dem Öffnen haltbar", value: "12 Monate" },
      ]}
    />
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <NutrientLabel
      main={[
        { sign: "N", value: "3.2" },
        { sign: "P₂O₅", value: "1.4" },
        { sign: "K₂O", value: "4.8" },
      ]}
      lines={[{ name: "ปริมาณที่ใช้ทั่วไป", value: "2 มล./ล." }]}
    />
  ),
};
