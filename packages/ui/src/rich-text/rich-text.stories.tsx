import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { picture } from "../story-data/pictures.ts";
import { RichText } from "./rich-text.tsx";
import type { RichTextTexts } from "./rich-text-texts.ts";

const texts: RichTextTexts = {
  toolbar: "Formatting",
  ...{ bold: "Bold", italic: "Italic", link: "Link", heading: "Heading", subheading: "Subheading" },
  ...{ quote: "Quote", bullets: "Bulleted list", numbers: "Numbered list" },
  ...{
    picture: "Picture",
    addCard: "Add card",
    table: "Table",
    divider: "Divider",
    undo: "Undo",
    redo: "Redo",
  },
  ...{
    address: "Address",
    addressHint: "A web page, an email or a path of this site",
    badAddress: "Type an address like example.org.",
  },
  ...{ apply: "Apply", removeLink: "Remove link", cancel: "Cancel" },
  ...{
    cardAddress: "Page to show as a card",
    cardHint: "A diary, strain, product or voting",
    badCard: "Cards show diaries only.",
  },
  ...{ uploading: "Uploading picture", uploadFailed: "The picture wasn't uploaded. Try again." },
  ...{ addRow: "Add row", addColumn: "Add column", removeRow: "Remove row", removeColumn: "Remove column" },
  ...{ removeTable: "Remove table", card: "Card", remove: "Remove" },
  ...{ alt: "Alt text", altHint: "What the picture shows", caption: "Caption" },
};

const article = `<p>We split one harvest in half. Room A ran at <strong>20 °C</strong>, room B at 15 °C.</p>
<figure><img src="${picture("tent").src}" alt="Branches on a wire" width="320" height="400" /><figcaption>Room B on day 9</figcaption></figure>
<h2>Weight says little</h2><ul><li>Same scale</li><li>Same jars</li></ul>
<p><a href="/diaries/12-night-plum">Night Plum</a></p>
<table><thead><tr><th scope="col">Room</th><th scope="col">Days</th></tr></thead><tbody><tr><td>A</td><td>6</td></tr></tbody></table>
<p>The price is attention.</p>`;

const meta: Meta<typeof RichText> = {
  title: "Rich-text/Editor",
  component: RichText,
  args: {
    ...{ label: "Text", name: "text", defaultValue: article, texts },
    onUpload: fn(async () => ({ src: "/media/a1/800.webp", width: 800, height: 600 })),
    describeCard: (href) => (href.startsWith("/diaries/") ? "Diary" : null),
    readTitle: async () => "Slow Comet",
  },
  render: (args) => (
    <form aria-label="Article" onSubmit={(event) => event.preventDefault()}>
      <RichText {...args} />
    </form>
  ),
};
export default meta;
type Story = StoryObj<typeof RichText>;

export const Article: Story = {};

export const Invalid: Story = { args: { defaultValue: "", error: "Write the article first." } };

/** A text that has neither pictures nor cards. */
export const WordsOnly: Story = {
  args: { defaultValue: "<p>{operator}</p>", onUpload: undefined, describeCard: undefined },
  play: async ({ canvasElement }) => {
    const { canvas, html } = await begin(canvasElement);
    expect(canvas.queryByRole("button", { name: "Picture" })).toBeNull();
    expect(canvas.queryByRole("button", { name: "Add card" })).toBeNull();
    expect(html()).toBe("<p>{operator}</p>");
  },
};

/** The editor, what the form would send, and where the cursor is put. */
async function begin(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const text = await canvas.findByRole("textbox", { name: "Text" });
  const form = canvas.getByRole<HTMLFormElement>("form");
  const html = () => String(new FormData(form).get("text"));
  const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
  await userEvent.click(text);
  return { canvas, text, html, press };
}

export const Typing: Story = {
  args: { defaultValue: "" },
  play: async ({ canvasElement }) => {
    const { html, press } = await begin(canvasElement);
    await userEvent.keyboard("Slow drying");
    await press("Heading");
    await userEvent.keyboard("{Enter}Keep it ");
    await press("Bold");
    await userEvent.keyboard("cool");
    await waitFor(() => expect(html()).toBe("<h2>Slow drying</h2><p>Keep it <strong>cool</strong></p>"));
    await userEvent.keyboard("{Enter}");
    await press("Bulleted list");
    await userEvent.keyboard("60% humidity{Enter}Dark");
    await waitFor(() => expect(html()).toContain("<ul><li>60% humidity</li><li>Dark</li></ul>"));
    await press("Undo");
    await waitFor(() => expect(html()).not.toContain("Dark"));
  },
};

export const Links: Story = {
  args: { defaultValue: "<p>Read this</p>" },
  play: async ({ canvasElement }) => {
    const { canvas, html, press, text } = await begin(canvasElement);
    await userEvent.keyboard("{Control>}a{/Control}");
    await press("Link");
    await userEvent.keyboard("javascript:alert(1){Enter}");
    await expect(await canvas.findByText("Type an address like example.org.")).toBeVisible();
    await userEvent.clear(canvas.getByRole("textbox", { name: "Address" }));
    await userEvent.keyboard("example.org/drying{Enter}");
    await waitFor(() => expect(html()).toBe('<p><a href="https://example.org/drying">Read this</a></p>'));
    await expect(text).toHaveFocus();
    await press("Link");
    await press("Remove link");
    await waitFor(() => expect(html()).toBe("<p>Read this</p>"));
  },
};

export const CardsAndTables: Story = {
  args: { defaultValue: "<p>Before</p>" },
  play: async ({ canvasElement }) => {
    const { canvas, html, press } = await begin(canvasElement);
    await press("Add card");
    await userEvent.keyboard("/strains/plum{Enter}");
    await expect(await canvas.findByText("Cards show diaries only.")).toBeVisible();
    await userEvent.clear(canvas.getByRole("textbox", { name: "Page to show as a card" }));
    await userEvent.keyboard("/diaries/7-slow-comet{Enter}");
    await waitFor(() =>
      expect(html()).toBe('<p>Before</p><p><a href="/diaries/7-slow-comet">Slow Comet</a></p>'),
    );
    await press("Table");
    await userEvent.keyboard("Room{Tab}Days{Tab}");
    await press("Remove column");
    await waitFor(() =>
      expect(html()).toContain('<thead><tr><th scope="col">Room</th><th scope="col">Days</th></tr></thead>'),
    );
    await press("Remove: Diary");
    await waitFor(() => expect(html()).not.toContain("Slow Comet"));
  },
};

export const Pictures: Story = {
  args: { defaultValue: "<p>Before</p>" },
  play: async ({ canvasElement, args }) => {
    const { canvas, html } = await begin(canvasElement);
    const files = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!files) throw new Error("There is no field for files.");
    await userEvent.upload(files, new File(["x"], "tent.png", { type: "image/png" }), { applyAccept: false });
    await userEvent.type(await canvas.findByLabelText("Alt text"), "A tent");
    await waitFor(() =>
      expect(html()).toBe(
        '<p>Before</p><figure><img src="/media/a1/800.webp" alt="A tent" width="800" height="600" /></figure>',
      ),
    );
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

export const FailedUpload: Story = {
  args: { defaultValue: "<p>Before</p>", onUpload: () => Promise.reject(new Error("offline")) },
  play: async ({ canvasElement }) => {
    const { canvas, html } = await begin(canvasElement);
    const files = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!files) throw new Error("There is no field for files.");
    await userEvent.upload(files, new File(["x"], "tent.png", { type: "image/png" }));
    await expect(await canvas.findByText("The picture wasn't uploaded. Try again.")).toBeVisible();
    await expect(canvas.queryByText("Uploading picture")).toBeNull();
    await expect(html()).toBe("<p>Before</p>");
  },
};

/** What Word puts on the clipboard, and a page that would report its reader. */
const FOREIGN = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
<p class=MsoNormal style="margin:0" onclick="alert(1)"><span style="color:red">Week <b>12</b></span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Trim</p>
<p class=MsoListParagraphCxSpLast style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>&nbsp;</span></span>Wet</p>
<img src="https://elsewhere.invalid/spy.png" onerror="alert(2)"><script>alert(3)</script><!--EndFragment--></body></html>`;

export const Pasting: Story = {
  args: { defaultValue: "" },
  play: async ({ canvasElement }) => {
    const { text, html } = await begin(canvasElement);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", FOREIGN);
    fireEvent(text, new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() =>
      expect(html()).toBe("<p>Week <strong>12</strong></p><ul><li>Trim<ul><li>Wet</li></ul></li></ul>"),
    );
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    expect(loaded.filter((name) => name.includes("elsewhere.invalid"))).toEqual([]);
  },
};

export const Keyboard: Story = {
  args: { defaultValue: "<p>One</p><p>Two</p>" },
  play: async ({ canvasElement }) => {
    const { canvas, html, text } = await begin(canvasElement);
    window.getSelection()?.collapse(text.lastElementChild, 1);
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await waitFor(() => expect(html()).toBe("<p>Two</p><p>One</p>"));
    canvas.getByRole("button", { name: "Bold" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Italic" })).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Bold" })).toHaveFocus();
  },
};

export const German: Story = {
  globals: { lang: "de" },
  args: {
    label: "Artikel",
    defaultValue: "<h2>Langsam trocknen</h2><p>Wir haben eine Ernte geteilt.</p>",
    texts: { ...texts, toolbar: "Formatierung", bold: "Fett", italic: "Kursiv", heading: "Überschrift" },
  },
};

export const Thai: Story = {
  globals: { lang: "th" },
  args: {
    label: "บทความ",
    defaultValue: "<h2>ตากช้า ๆ</h2><p>เราแบ่งผลผลิตเป็นสองส่วน</p>",
    texts: { ...texts, toolbar: "จัดรูปแบบ", bold: "ตัวหนา", italic: "ตัวเอียง", heading: "หัวข้อ" },
  },
};
