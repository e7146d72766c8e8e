/**
 * Words for counted things in six languages. Programs that have a message format (ICU) do not need it.
 *
 * @packageDocumentation
 */
export * from "./plural-form.ts";
export * from "./plural-words.ts";
