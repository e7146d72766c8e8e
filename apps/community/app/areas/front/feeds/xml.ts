/** A piece of XML that is already written out. */
export interface Xml {
  readonly xml: string;
}

/** The content of an element: text, elements, or nothing. */
export type XmlContent = string | number | Xml | null | undefined | readonly XmlContent[];

// XML 1.0 knows no way to write the other control characters down, and one of them makes a reader refuse the whole file.
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replace(UNWRITABLE, "").replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

function written(content: XmlContent): string {
  if (content === null || content === undefined) return "";
  if (Array.isArray(content)) return content.map(written).join("");
  if (typeof content === "object" && "xml" in content) return content.xml;
  return escaped(String(content));
}

/**
 * An element; attributes that are undefined are left out.
 *
 * @example element("title", {}, "Bud & leaf").xml // "<title>Bud &amp; leaf</title>"
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...content: readonly XmlContent[]
): Xml {
  const inside = content.map(written).join("");
  const head = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(value ?? "")}"`)
    .join("");
  return { xml: inside === "" ? `<${name}${head}/>` : `<${name}${head}>${inside}</${name}>` };
}

/** A whole file around its root element. */
export function xmlFile(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}
