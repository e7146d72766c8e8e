/** Whether a user with these rights moderates. */
export function mayModerate(access: readonly string[] | undefined): boolean {
  return access?.some((right) => right === "moderate" || right === "admin") ?? false;
}
