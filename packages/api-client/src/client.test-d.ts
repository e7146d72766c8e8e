import type { Schema } from "@grow/contract";
import { expectTypeOf, test } from "vitest";
import type { ApiAnswer, ApiClient, ErrorData, Schemas, Upload } from "./index.ts";

declare const api: ApiClient;
declare const upload: Upload;

test("a response has the type of the contract", () => {
  expectTypeOf(api.GET("/diaries/{id}", { params: { path: { id: 12 } } })).resolves.toEqualTypeOf<
    ApiAnswer<Schema<"Diary">>
  >();
  expectTypeOf(api.GET("/diaries")).resolves.toEqualTypeOf<ApiAnswer<Schema<"DiaryCardList">>>();
  expectTypeOf(api.DELETE("/session")).resolves.toEqualTypeOf<ApiAnswer<undefined>>();
  expectTypeOf(
    upload("/uploads/weeks/media", { file: new Blob(), fields: { diary_id: 1 } }),
  ).resolves.toEqualTypeOf<ApiAnswer<Schema<"Upload">>>();
});

test("types of the contract have names", () => {
  expectTypeOf<Schemas["Diary"]>().toEqualTypeOf<Schema<"Diary">>();
  expectTypeOf<ErrorData<"/diaries/{id}/weeks/{week}", "put">>().toEqualTypeOf<Schema<"Week">>();
  expectTypeOf<ErrorData<"/diaries/{id}", "get", 404>>().toEqualTypeOf<null>();
});

test("options of a call may be undefined", () => {
  const signal = undefined as AbortSignal | undefined;
  api.GET("/diaries", {
    signal,
    headers: undefined,
    cache: undefined,
    keepalive: undefined,
    params: undefined,
  });
  api.POST("/session", {
    body: { login: "grower", password: "grow-demo-1" },
    signal,
  });
});

test("calls outside the contract do not compile", () => {
  // @ts-expect-error there is no such path
  api.GET("/diary");
  // @ts-expect-error the path has no such method
  api.PUT("/main");
  // @ts-expect-error the id is missing
  api.GET("/diaries/{id}");
  // @ts-expect-error the body is missing
  api.POST("/session");
  // @ts-expect-error the body has another field
  api.POST("/session", { body: { login: "grower", password: "grow-demo-1", remember: true } });
  // @ts-expect-error the query has no such sort
  api.GET("/diaries", { params: { query: { sort: "best" } } });
  // @ts-expect-error a read takes no idempotency key
  api.GET("/diaries", { idempotencyKey: "a" });
  // @ts-expect-error the diary is required
  upload("/uploads/weeks/media", { file: new Blob(), fields: {} });
  // @ts-expect-error the path takes no query
  upload("/uploads/users/avatars", { file: new Blob(), fields: {}, params: { query: { brand_id: 7 } } });
});
