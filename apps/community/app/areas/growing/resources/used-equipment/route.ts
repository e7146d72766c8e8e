import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { type UsedThing, usedThings } from "./view.ts";

/** Diaries whose strains are looked at. */
const LAST = 6;

/** The equipment of the user's other diaries, loaded by editors after hydration. Empty for guests. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const session = await context.session();
  return Response.json(session ? await usedBy(session.user.id) : [], {
    // Private to each user.
    headers: { "cache-control": "private, no-store" },
  });

  async function usedBy(userId: number): Promise<UsedThing[]> {
    const but = paramId(new URL(request.url).searchParams.get("but") ?? "");
    const { data } = await context.api.GET("/diaries", {
      params: { query: { user_id: userId, sort: "update", limit: LAST } },
    });
    const others = data.items.filter(({ id }) => id !== but);
    const [newest] = others;
    if (!newest) return [];
    const last = await context.api.GET("/diaries/{id}", { params: { path: { id: newest.id } } });
    return usedThings(others, last.data);
  }
}
