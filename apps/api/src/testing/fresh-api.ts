import { beforeAll, beforeEach } from "vitest";
import { type TestApi, type TestRequest, testApi } from "./test-api.ts";

/**
 * The server of {@link testApi} for the tests of a file, empty before each of them. To be called where the file begins, before the
 * hooks that fill it; it is there once they run.
 */
export function freshApi(options?: Parameters<typeof testApi>[0]): TestApi {
  let made: TestApi | undefined;
  beforeAll(async () => {
    made = await testApi(options);
  });
  beforeEach(() => api().reset());
  const api = () => {
    if (made === undefined) throw new Error("The server is not there before the tests run.");
    return made;
  };
  return {
    get database() {
      return api().database;
    },
    get server() {
      return api().server;
    },
    get parts() {
      return api().parts;
    },
    get jobs() {
      return api().jobs;
    },
    request: <Data>(method: Parameters<TestApi["request"]>[0], path: string, request?: TestRequest) =>
      api().request<Data>(method, path, request),
    addUser: (user) => api().addUser(user),
    captcha: () => api().captcha(),
    withConfig: (changes) => api().withConfig(changes),
    reset: () => api().reset(),
  };
}
