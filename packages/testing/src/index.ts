export * from "./diaries.ts";
export * from "./people.ts";
export * from "./personas.ts";
export * from "./random.ts";
export * from "./sequence.ts";
