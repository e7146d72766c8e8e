import { DEMO_PASSWORD } from "./personas.ts";
import { sequence } from "./sequence.ts";

const nextNumber = sequence();

/** What a person types to sign up. */
export interface AccountInput {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * A new account that no other test of this run has.
 *
 * @example
 * anAccount(); // { name: "tester-1", email: "tester-1@example.test", password: "grow-demo-1" }
 */
export function anAccount(change: Partial<AccountInput> = {}): AccountInput {
  const name = change.name ?? `tester-${nextNumber()}`;
  return { name, email: `${name}@example.test`, password: DEMO_PASSWORD, ...change };
}
