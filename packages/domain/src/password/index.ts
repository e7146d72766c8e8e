/**
 * The rule for new passwords.
 *
 * @packageDocumentation
 */
export * from "./password.ts";
