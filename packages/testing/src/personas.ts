/** Staff role. */
export type AccessRight = "view_extra" | "moderate" | "admin";

/** A demo account for tests, stories and the demo site. */
export interface Persona {
  /** Sign-in name. */
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly access: readonly AccessRight[];
}

/** Password of all demo accounts. It only works with demo data. */
export const DEMO_PASSWORD = "grow-demo-1";

/** The four demo accounts: a grower, a manager of two brands, a moderator, an administrator. */
export const PERSONAS = {
  grower: { name: "grower", email: "grower@example.test", password: DEMO_PASSWORD, access: [] },
  manager: { name: "manager", email: "manager@example.test", password: DEMO_PASSWORD, access: [] },
  moderator: {
    name: "moderator",
    email: "moderator@example.test",
    password: DEMO_PASSWORD,
    access: ["view_extra", "moderate"],
  },
  admin: {
    name: "admin",
    email: "admin@example.test",
    password: DEMO_PASSWORD,
    access: ["view_extra", "moderate", "admin"],
  },
} as const satisfies Record<string, Persona>;

/** Key of a demo account. */
export type PersonaName = keyof typeof PERSONAS;
