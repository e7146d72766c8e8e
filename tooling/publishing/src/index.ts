export { apiReport } from "./api-report.ts";
export { blocksOf, type DocExample, examplesOf, roundedLike, runExample } from "./doc-examples.ts";
export { type PackedPackage, packPackage } from "./packed-package.ts";
export { publintMessages, typeProblems } from "./publish-checks.ts";
export { read, run } from "./run.ts";
export { compileAsStranger, shippedBytes } from "./stranger.ts";
