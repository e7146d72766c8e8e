import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { giveawayParam } from "./giveaway-param.ts";

/** The frozen list of a category, byte for byte what was hashed: `sha256sum` of the file gives the published hash. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url } = context;
  const id = giveawayParam(params.giveaway, url.pathname);
  const { data } = await api.GET("/giveaways/{id}/draw", { params: { path: { id } } });
  const category = data.categories.find(({ category_id }) => category_id === paramId(params.category));
  if (!category || category.list === null) throw noSuchRoute(url.pathname);
  return new Response(category.list, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="entries-${category.category_id}.txt"`,
    },
  });
}
