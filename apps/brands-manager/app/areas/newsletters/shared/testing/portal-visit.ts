import { fakeContext, formRequest } from "@grow/app-kit/testing/fake-context.ts";

const BASE = {
  brand: { id: 3, name: "Loam & Lumen", section: "nutrients", link: "/nutrients/loam-lumen", logo_s: null },
  ...{ managers: [], items_brand: [] },
};

/**
 * A visit of a manager to a page of newsletters.
 *
 * @param api - the api's responses
 * @param rights - of the manager; by default those of an editor
 */
export function portalVisit(path: string, api: object, rights: readonly string[] = ["edit"]) {
  const { context, calls } = fakeContext({
    ...{ path, cookie: "token=t" },
    api: { "GET /brands-manager/base": { ...BASE, rights }, ...api },
  });
  const id = context.url.pathname.split("/").at(-1) ?? "";
  return {
    calls,
    args: { request: new Request(context.url), context, params: { id } },
    sending: (fields: Record<string, string>) => ({
      ...{ request: formRequest(path, fields), context, params: { id } },
    }),
  };
}
