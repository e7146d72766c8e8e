/** A program that draws pages, split so that a strict policy lets it run, and that asks nothing of anybody else. */
export interface SelfContained {
  readonly script: string;
  /** The style sheet that it would have written into the page. */
  readonly style: string;
}

/** A style sheet that the program carries as a text, and the map of its sources behind it. */
const OWN_STYLE = /("\.ps\{(?:[^"\\]|\\.)*"),"",\{version:3,(?:[^"{}]|"(?:[^"\\]|\\.)*")*\}/g;

/** The picture beside the name of its makers. */
const FOREIGN_PICTURE = /"https:\/\/cdn\.redoc\.ly\/[^"]+"/g;

/**
 * Takes out of Redoc what a page under `style-src 'self'` may not do (write a style sheet) and what no page of ours does (fetch a
 * picture from its makers).
 *
 * @throws Error when it is not as expected: a new version has to be looked at
 */
export function selfContained(redoc: string): SelfContained {
  const styles = [...redoc.matchAll(OWN_STYLE)];
  const pictures = [...redoc.matchAll(FOREIGN_PICTURE)];
  const [style] = styles;
  if (style === undefined || styles.length > 1 || pictures.length !== 1) {
    throw new Error(
      `Redoc carries ${styles.length} style sheets and ${pictures.length} pictures of its makers; one of each is known.`,
    );
  }
  const script = redoc.replace(OWN_STYLE, '""').replace(FOREIGN_PICTURE, '"data:,"');
  return { script, style: JSON.parse(style[1] ?? "") };
}
