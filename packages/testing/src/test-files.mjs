// Plain JavaScript, because vitest's configuration imports it without a compiler.

export function testFiles(mode, ...patterns) {
  const folders = ["**/node_modules/**", "**/.git/**"];
  if (mode === "full") {
    return { include: patterns.map((pattern) => pattern.replace(".test.", ".full.test.")), exclude: folders };
  }
  return { include: patterns, exclude: mode === "short" ? [...folders, "**/*.full.test.*"] : folders };
}
