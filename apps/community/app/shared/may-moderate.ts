/** Whether somebody with these rights looks after what others wrote. */
export function mayModerate(access: readonly string[] | undefined): boolean {
  return access?.some((right) => right === "moderate" || right === "admin") ?? false;
}
