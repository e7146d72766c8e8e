export { apiPrefix, operationTable, rateLimits, tokenLimits } from "../generated/operations.ts";
export type { components, operations, paths } from "../generated/types.ts";
export * from "./operation.ts";
export * from "./schema.ts";
