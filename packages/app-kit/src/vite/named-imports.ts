/** A named import as parsed. */
interface ImportSpecifier {
  type: string;
  imported?: { name?: string };
  local: { name: string };
}

interface ImportDeclaration {
  type: string;
  start: number;
  end: number;
  source?: { value: unknown };
  specifiers?: ImportSpecifier[];
}

/**
 * Replaces a file's imports from one package.
 *
 * @param lineOf - the import of one name under its local name; undefined for an unknown name
 * @returns the file; null when it imports nothing from the package. An import with any unknown name stays unchanged.
 */
export function replaceNamedImports(
  code: string,
  parse: (code: string) => { body: unknown },
  source: string,
  lineOf: (name: string, local: string) => string | undefined,
): string | null {
  const declarations = (parse(code).body as ImportDeclaration[]).filter(
    (node) => node.type === "ImportDeclaration" && node.source?.value === source,
  );
  if (declarations.length === 0) return null;
  let rewritten = code;
  for (const { start, end, specifiers } of declarations.reverse()) {
    const lines = (specifiers ?? []).map(({ type, imported, local }) =>
      type === "ImportSpecifier" && imported?.name !== undefined
        ? lineOf(imported.name, local.name)
        : undefined,
    );
    if (lines.some((line) => line === undefined)) continue;
    rewritten = rewritten.slice(0, start) + lines.join(" ") + rewritten.slice(end);
  }
  return rewritten;
}
