/** What a form that was submitted names in the address of the page it leads to. */
export function outcomeOf({ searchParams }: URL): "saved" | "discarded" | null {
  if (searchParams.has("saved")) return "saved";
  return searchParams.has("discarded") ? "discarded" : null;
}
