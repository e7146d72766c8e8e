import { beforeAll, beforeEach } from "vitest";
import { type TestApi, type TestRequest, testApi } from "./test-api.ts";

/**
 * The server of {@link testApi} for a test file, with an empty database before each test. Call it at the top of the file, before the hooks
 * that insert data.
 */
export function freshApi(options?: Parameters<typeof testApi>[0]): TestApi {
  let made: TestApi | undefined;
  beforeAll(async () => {
    made = await testApi(options);
  });
  beforeEach(async () => {
    // Photos of the previous test are still being resized.
    await api().parts.media.finisher.idle();
    await api().reset();
  });
  const api = () => {
    if (made === undefined) throw new Error("The server does not exist before the tests run.");
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
