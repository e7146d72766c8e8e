/** Redoc, split so that it runs under a strict policy and loads no external resource. */
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
 * Removes from Redoc what `style-src 'self'` forbids (inserting a style sheet), and its external picture.
 *
 * @throws Error if it differs from the expected version: review the new one
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
