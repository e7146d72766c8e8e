import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Plate } from "../layout/layout.tsx";
import { Prose } from "./prose.tsx";

const meta: Meta<typeof Prose> = { title: "Foundation/Prose", component: Prose };
export default meta;
type Story = StoryObj<typeof Prose>;

export const HeadingsAndParagraphs: Story = {
  args: {
    html:
      "<p>Slow drying keeps the smell. <strong>Fourteen days</strong> at 15 °C is a <em>good</em> start, H<sub>2</sub>O leaves first.</p>" +
      '<h2 id="s-before-you-cut">Before you cut</h2><p>Stop feeding and let the pot dry.</p>' +
      '<h3 id="s-light">Light</h3><p>Two days of darkness are a habit, not a rule.</p>' +
      '<h4 id="s-why">Why</h4><p>Nobody has measured it.<br />We tried.</p><hr /><p>Next: the jar.</p>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveAttribute("id", "s-before-you-cut");
  },
};

export const Lists: Story = {
  args: {
    html:
      "<p>You need:</p><ul><li>a dark room</li><li>a hygrometer<ul><li>calibrated</li></ul></li></ul>" +
      '<ol start="3"><li>Cut.</li><li>Hang.</li><li>Wait.</li></ol>',
  },
};

export const Quote: Story = {
  args: {
    html: "<blockquote><p>Patience is the cheapest nutrient.</p><p>Ada</p></blockquote><p>So is water.</p>",
  },
};

export const Figure: Story = {
  args: {
    html: `<figure><img src="/gallery-3.webp" alt="A bud seen from near" width="420" height="299" /><figcaption>Day 60, two days before the cut</figcaption></figure>`,
  },
};

export const Table: Story = {
  args: {
    html:
      '<div tabindex="0"><table><caption>Feeding in coco</caption><thead><tr><th scope="col">Week</th><th scope="col">EC</th><th scope="col">pH</th></tr></thead>' +
      '<tbody><tr><th scope="row">3</th><td>1.2</td><td>5.8</td></tr><tr><th scope="row">8</th><td>1.8</td><td>6.0</td></tr></tbody></table></div>',
  },
};

export const WideTableOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    html: `<div tabindex="0"><table><tbody><tr>${"<td>Temperature</td>".repeat(12)}</tr></tbody></table></div>`,
  },
};

export const LinksAndCode: Story = {
  args: {
    html:
      '<p>Read <a href="#diary">this diary</a> or <a href="https://example.org" rel="ugc nofollow">https://example.org</a>.</p>' +
      "<p>Use <code>0.5 ml/l</code>:</p><pre>week 3  1.2\nweek 8  1.8</pre>",
  },
};

export const CardOfALoneLink: Story = {
  args: {
    html:
      '<p>This one came out best:</p><p><a href="#diaries">Summer and soil</a></p>' +
      '<p>Its author used <a href="#products">Base A</a> only.</p><p><a href="#elsewhere">No card for this</a></p>',
    renderCard: ({ href, text }) => (href === "#diaries" ? <Plate>{`Card: ${text}`}</Plate> : null),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Card: Summer and soil")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Base A" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "No card for this" })).toBeVisible();
  },
};

export const Thai: Story = {
  globals: { lang: "th" },
  args: { lang: "th", html: '<h2 id="s-รดน้ำ">รดน้ำ</h2><p>รดน้ำเมื่อดินแห้ง แล้วรอดูใบ</p>' },
};

export const German: Story = {
  globals: { lang: "de" },
  args: {
    lang: "de",
    html: '<h2 id="s-luftfeuchtigkeit">Luftfeuchtigkeit beim Trocknen</h2><p>Halte den Trockenraum zwei Wochen lang bei 55 bis 60 % relativer Luftfeuchtigkeit.</p>',
  },
};
