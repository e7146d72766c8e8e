import ts from "typescript";

/** An example in a comment or README. */
export interface DocExample {
  /** Name of the export or file. */
  readonly of: string;
  readonly code: string;
}

/** A line of an example: the computed value and the one in its comment. */
export interface ExampleCheck {
  readonly line: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

/** Examples in the comments of a source file, and the exported functions that have none. */
export function examplesOf(file: string, text: string): { examples: DocExample[]; without: string[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const examples: DocExample[] = [];
  const without: string[] = [];
  for (const statement of source.statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    const found = ts.getJSDocTags(statement).filter((tag) => tag.tagName.text === "example");
    const of = nameOf(statement);
    for (const tag of found) examples.push({ of, code: ts.getTextOfJSDocComment(tag.comment) ?? "" });
    if (found.length === 0 && isFunction(statement)) without.push(of);
  }
  return { examples, without };
}

/** TypeScript blocks of a Markdown text. */
export function blocksOf(file: string, markdown: string): DocExample[] {
  return programsOf(markdown)
    .filter(({ language }) => language === "ts")
    .map(({ code }) => ({ of: file, code }));
}

/** TypeScript and JavaScript blocks of a Markdown text. */
export function programsOf(markdown: string): { readonly language: string; readonly code: string }[] {
  return [...markdown.matchAll(/```(ts|js)\n(.*?)```/gs)].map(([, language = "", code = ""]) => ({
    language,
    code,
  }));
}

function nameOf(statement: ts.Statement): string {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? "";
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations[0]?.name.getText() ?? "";
  return "";
}

function isFunction(statement: ts.Statement): boolean {
  if (ts.isFunctionDeclaration(statement)) return true;
  if (!ts.isVariableStatement(statement)) return false;
  const value = statement.declarationList.declarations[0]?.initializer;
  return value !== undefined && ts.isArrowFunction(value);
}

/**
 * Runs an example, which may await. A `//` comment after or below an expression is its expected value.
 *
 * @param scope - values the example may use without importing them
 */
export async function runExample(
  { code }: DocExample,
  scope: Readonly<Record<string, unknown>>,
): Promise<ExampleCheck[]> {
  const source = ts.createSourceFile("example.ts", code, ts.ScriptTarget.ES2022, true);
  const checks: ExampleCheck[] = [];
  const lines = source.statements.map((statement) => {
    if (ts.isImportDeclaration(statement)) return "";
    const text = statement.getText();
    const said = commentBehind(code, statement.end);
    if (!ts.isExpressionStatement(statement) || said === "") return text;
    const expression = statement.expression.getText();
    return `check(${JSON.stringify(expression)}, (${expression}), (${said}));`;
  });
  const script = ts.transpileModule(lines.join("\n"), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  }).outputText;
  const check = (line: string, actual: unknown, expected: unknown) => checks.push({ line, actual, expected });
  const run = new Function(
    "check",
    ...Object.keys(scope),
    `"use strict"; return (async () => {\n${script}\n})();`,
  );
  await run(check, ...Object.values(scope));
  return checks;
}

/** The `//` comments between a statement and the next one or an empty line. */
function commentBehind(code: string, end: number): string {
  const match =
    /^[ \t]*\/\/ ?([^\n]*(?:\n[ \t]*\/\/ ?[^\n]*)*)|^\n[ \t]*\/\/ ?([^\n]*(?:\n[ \t]*\/\/ ?[^\n]*)*)/.exec(
      code.slice(end),
    );
  return (match?.[1] ?? match?.[2] ?? "").replace(/\n[ \t]*\/\/ ?/g, "\n").trim();
}

/**
 * Rounds the numbers of a value to the decimals of the expected ones, so that a comment may say 3.168 for 3.16778.
 */
export function roundedLike(actual: unknown, said: unknown): unknown {
  if (typeof actual === "number" && typeof said === "number") {
    const decimals = String(said).split(".")[1]?.length ?? 0;
    return decimals === 0 ? actual : Number(actual.toFixed(decimals));
  }
  if (Array.isArray(actual) && Array.isArray(said))
    return actual.map((item, at) => roundedLike(item, said[at]));
  if (isRecord(actual) && isRecord(said)) {
    return Object.fromEntries(
      Object.entries(actual).map(([key, item]) => [key, roundedLike(item, said[key])]),
    );
  }
  return actual;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
