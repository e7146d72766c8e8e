import ts from "typescript";

/**
 * Everything that entry points export, as declared, without comments: what a change must not break unnoticed.
 *
 * @param name - of the package
 * @param entries - name that people import, and the declaration file behind it
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

/** Choices between numbers from the lowest to the highest; the compiler writes them in the order in which it met them. */
function inOrder(report: string): string {
  return report.replaceAll(/-?\d+(?: \| -?\d+)+/g, (choice) =>
    choice
      .split(" | ")
      .sort((one, other) => Number(one) - Number(other))
      .join(" | "),
  );
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
