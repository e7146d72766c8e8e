import { expect, it } from "vitest";
import { createAppServer } from "./create-server.ts";
import { readEnvironment } from "./environment.ts";
import { validPath } from "./valid-path.ts";

it.each([
  ["/explore", "/explore"],
  ["/explore/caf%C3%A9?page=2", "/explore/caf%C3%A9?page=2"],
  ["/explore?name=%E0%A4%A", "/explore?name=%E0%A4%A"],
  ["/explore/%E0%A4%A", "/explore/%25E0%25A4%25A"],
  ["/100%?page=2", "/100%25?page=2"],
  ["/%zz/%41?x=%zz", "/%25zz/%2541?x=%zz"],
])("validPath(%j) is %j", (address, valid) => {
  expect(validPath(address)).toBe(valid);
});

it("a URL with a broken path reaches the pages of the site", async () => {
  const server = createAppServer({
    environment: readEnvironment("community", {}),
    page: async (request, reply) => reply.code(404).send(`no page at ${request.url}`),
  });
  const page = await server.inject("/explore/%E0%A4%A?page=2");
  expect([page.statusCode, page.body]).toEqual([404, "no page at /explore/%25E0%25A4%25A?page=2"]);
  await server.close();
});
