import { DEMO_PASSWORD } from "./personas.ts";
import { sequence } from "./sequence.ts";

const nextNumber = sequence();

/** Input of the sign-up form. */
export interface AccountInput {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Creates the input of a new account that is unique in this run.
 *
 * @example
 * anAccount(); // { name: "tester-1", email: "tester-1@example.test", password: "grow-demo-1" }
 */
export function anAccount(change: Partial<AccountInput> = {}): AccountInput {
  const name = change.name ?? `tester-${nextNumber()}`;
  return { name, email: `${name}@example.test`, password: DEMO_PASSWORD, ...change };
}
