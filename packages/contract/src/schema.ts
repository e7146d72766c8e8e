import type { components } from "../generated/types.ts";

/** Name of an entity or body of the contract. */
export type SchemaName = keyof components["schemas"];

/** The type of a schema by its name: `Schema<"Diary">`. */
export type Schema<Name extends SchemaName> = components["schemas"][Name];

/** What a message is about; a closed list, so that every code can be translated. */
export type DetailCode = Schema<"DetailCode">;
