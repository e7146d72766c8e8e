export { describePublished } from "./describe-published.ts";
export { blocksOf, type DocExample, examplesOf, roundedLike, runExample } from "./doc-examples.ts";
export { shippedBytes } from "./outside-project.ts";
export type { PackedPackage } from "./packed-package.ts";
export { read, run } from "./run.ts";
