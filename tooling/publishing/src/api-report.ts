import ts from "typescript";

/**
 * Lists everything that entry points export, without comments, so that a breaking change shows in a diff.
 *
 * @param name - package name
 * @param entries - import specifier and its declaration file
 */
export function apiReport(name: string, entries: Readonly<Record<string, string>>): string {
  const program = ts.createProgram(Object.values(entries), {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const parts = Object.entries(entries).map(([entry, file]) => `## ${entry}\n\n${exportsOf(program, file)}`);
  const exports = inOrder(parts.join("\n"));
  return `# Exports of ${name}\n\nMade by \`pnpm api-report\`; a test compares it with the build.\n\n${exports}`;
}

/** A run of properties with the same indentation, a line each. */
const PROPERTIES = /^( +)(?:readonly )?[\w"]+\??: [^\n{]*;\n(?:\1(?:readonly )?[\w"]+\??: [^\n{]*;\n)+/gm;

/** Sorts unions and properties: the compiler prints them in the order it met them, which changes between builds. */
function inOrder(report: string): string {
  const sorted = (choice: string, compare?: (one: string, other: string) => number) =>
    choice.split(" | ").sort(compare).join(" | ");
  return report
    .replaceAll(/-?\d+(?: \| -?\d+)+/g, (choice) =>
      sorted(choice, (one, other) => Number(one) - Number(other)),
    )
    .replaceAll(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (choice) => sorted(choice))
    .replaceAll(PROPERTIES, (lines) => `${lines.trimEnd().split("\n").sort().join("\n")}\n`);
}

function exportsOf(program: ts.Program, file: string): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  const printer = ts.createPrinter({ removeComments: true });
  const symbols = [...checker.getExportsOfModule(module)].sort((a, b) => (a.name < b.name ? -1 : 1));
  const texts = symbols.map((symbol) => {
    const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const printed = (real.declarations ?? []).map((declaration) => {
      const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
      return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
    });
    return `### ${symbol.name}\n\n\`\`\`ts\n${printed.join("\n")}\n\`\`\`\n`;
  });
  return texts.join("\n");
}
