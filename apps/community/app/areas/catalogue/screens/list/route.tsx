import "../../../../shared/catalogue/locales/catalog.ts";
import "../../locales/products/catalog.ts";
import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { isCatalogue } from "@grow/domain";
import { parseFactWord } from "@grow/domain/sections";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listRequest, loadList } from "../../../../shared/lists/load-list.ts";
import { catalogueList } from "./list.ts";
import { filterWord } from "./parts/filter-word.ts";
import { CatalogueScreen } from "./screen.tsx";
import { brandsTitles, productsTitles } from "./titles.ts";
import { brandsView, productsView } from "./view.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n, url } = context;
  const word = url.pathname.split("/")[1];
  const catalogue = isCatalogue(word) ? word : "equipment";
  const shown = url.searchParams.get("show") === "products" ? "products" : "brands";
  const list = catalogueList(catalogue, shown);
  const request = listRequest(list, url);
  const { tags, sort } = request;
  const query = { section: catalogue, sort, has_counts: true } as const;
  const words = {
    filterName: tags.map((tag) => filterWord(i18n, tag)).join(", "),
    category: sectionWord(i18n, catalogue),
  };
  if (shown === "products") {
    const facts = tags.map((tag) => (parseFactWord(tag) ? tag : `category.${tag}`));
    const { head, answer } = await loadList(list, request, context, {
      call: async (range) => {
        const { data } = await api.GET("/products", { params: { query: { ...range, ...query, facts } } });
        return data;
      },
      titles: productsTitles,
      ...words,
    });
    return { head, ...productsView(catalogue, request, answer) };
  }
  const { head, answer } = await loadList(list, request, context, {
    call: async (range) => {
      const [category] = tags;
      const params = { query: { ...range, ...query, ...(category ? { category } : {}) } };
      return (await api.GET("/brands", { params })).data;
    },
    titles: brandsTitles,
    ...words,
  });
  return { head, ...brandsView(catalogue, request, answer) };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CatalogueRoute() {
  return <CatalogueScreen {...useLoaderData<typeof loader>()} />;
}
