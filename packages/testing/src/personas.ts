/** Right that staff have. */
export type AccessRight = "view_extra" | "moderate" | "admin";

/** Somebody that tests, stories and the demo site sign in as. */
export interface Persona {
  /** Name to sign in with. */
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly access: readonly AccessRight[];
}

/** Password of all demo people. It works nowhere but in demo data. */
export const DEMO_PASSWORD = "grow-demo-1";

/** The four demo people: a grower, a manager of two brands, a moderator, an administrator. */
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

/** Name of a demo person. */
export type PersonaName = keyof typeof PERSONAS;
