import { apiPrefix, type OperationId, type OperationRow, operationTable } from "@grow/contract";
import bundle from "@grow/contract/bundle" with { type: "json" };
import { DOCS_PATH } from "./docs-path.ts";

/** What the page shows of the contract's own marks. */
const MARKS = ["rights", "rate-limit", "idempotent", "body-limit", "upload-limits", "pending"];

/**
 * The page of the reference. Redoc draws it from the contract; without scripts it is a list of all operations. Addresses are relative
 * to the server, and nothing comes from anywhere else.
 */
export function docsPage(): string {
  const marks = MARKS.map((mark) => `x-${mark}`).join(",");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Grow: reference of the api</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${DOCS_PATH}/docs.css">
</head>
<body>
<noscript>
<h1>Grow: reference of the api</h1>
<p>The whole contract is one document: <a href="${DOCS_PATH}/openapi.json">openapi.json</a>.</p>
<pre>${escaped(bundle.info.description)}</pre>
${operationLists()}
</noscript>
<redoc spec-url="${DOCS_PATH}/openapi.json" disable-search hide-download-button hide-loading
  json-sample-expand-level="2" show-extensions="${marks}"></redoc>
<script src="${DOCS_PATH}/redoc.js"></script>
</body>
</html>
`;
}

function operationLists(): string {
  const ids = Object.keys(operationTable) as OperationId[];
  const rows = ids.map((id): { id: OperationId; row: OperationRow } => ({ id, row: operationTable[id] }));
  return bundle.tags
    .map(({ name, description }) => {
      const lines = rows
        .filter(({ row }) => row.tag === name)
        .map(({ id, row }) => `<li><code>${row.method} ${apiPrefix}${escaped(row.path)}</code> ${id}</li>`);
      return `<h2>${escaped(description)}</h2>\n<ul>\n${lines.join("\n")}\n</ul>`;
    })
    .join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
