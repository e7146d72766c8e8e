/** Targets of the shell's forms; both apps have these rows in their `routes.ts`. */
export const SETTINGS = {
  locale: "/settings/locale",
  theme: "/settings/theme",
  measures: "/settings/measures",
  signOut: "/auth/signout",
} as const;
