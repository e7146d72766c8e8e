/** A thing that a text shows or links. */
export interface Linked {
  readonly path: string;
  readonly name: string;
}

/** A picture inside a text. */
export interface Figure {
  readonly url: string;
  readonly alt: string;
  readonly caption: string;
  /** px */
  readonly width: number;
  readonly height: number;
}

/**
 * Resolves the placeholders of a post, whose grammar `PostText.text` describes.
 *
 * @param linkedOf - the thing of a placeholder such as `{diary:1}`
 * @throws Error for a placeholder of nothing
 * @example
 * postHtml("<p>{strain:night-plum}</p>", figure, () => ({ path: "/strains/night-plum", name: "Night Plum" }));
 * // <p><a href="/strains/night-plum">Night Plum</a></p>
 */
export function postHtml(
  text: string,
  figure: Figure,
  linkedOf: (kind: string, value: string) => Linked | undefined,
): string {
  return text
    .replaceAll("<p>{figure}</p>", figureHtml(figure))
    .replace(/\{(\w+):([\w-]+)\}/g, (placeholder, kind, value) => {
      const linked = linkedOf(kind, value);
      if (!linked) throw new Error(`There is nothing for ${placeholder}`);
      return `<a href="${linked.path}">${escaped(linked.name)}</a>`;
    });
}

function figureHtml({ url, alt, caption, width, height }: Figure): string {
  const picture = `<img src="${url}" alt="${escaped(alt).replaceAll('"', "&quot;")}" width="${width}" height="${height}" />`;
  return `<figure>${picture}<figcaption>${escaped(caption)}</figcaption></figure>`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
