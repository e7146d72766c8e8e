import { expectTypeOf, test } from "vitest";
import type {
  Answer,
  ImplementedOperationId,
  OperationId,
  OperationIdOf,
  OperationRow,
  operationTable,
  PathParams,
  PendingOperationId,
  Query,
  ReadQuery,
  RequestBody,
  Schema,
  SuccessData,
  SuccessStatus,
} from "./index.ts";

test("every row of the table is an OperationRow", () => {
  expectTypeOf<typeof operationTable>().toExtend<Readonly<Record<OperationId, OperationRow>>>();
});

test("an operation is pending or to be built, never both", () => {
  expectTypeOf<PendingOperationId | ImplementedOperationId>().toEqualTypeOf<OperationId>();
  expectTypeOf<PendingOperationId & ImplementedOperationId>().toEqualTypeOf<never>();
  expectTypeOf<"getDiary">().toExtend<ImplementedOperationId>();
});

test("operations are found by tag", () => {
  expectTypeOf<OperationIdOf<"likes">>().toEqualTypeOf<"addLike" | "getLike" | "removeLike">();
});

test("parameters, bodies and answers come from the contract", () => {
  expectTypeOf<PathParams<"getDiary">["id"]>().toEqualTypeOf<number | string>();
  expectTypeOf<RequestBody<"createWeek">>().toEqualTypeOf<Schema<"WeekCreate">>();
  expectTypeOf<RequestBody<"getDiary">>().toEqualTypeOf<undefined>();
  expectTypeOf<RequestBody<"uploadWeekMedia">["diary_id"]>().toEqualTypeOf<number>();
  expectTypeOf<SuccessData<"getDiary">>().toEqualTypeOf<Schema<"Diary">>();
  expectTypeOf<SuccessData<"forgotPassword">>().toEqualTypeOf<null>();
  expectTypeOf<SuccessData<"deleteSession">>().toEqualTypeOf<undefined>();
  expectTypeOf<SuccessStatus<"createDiary">>().toEqualTypeOf<201>();
  expectTypeOf<Answer<"replaceWeek", 409>["data"]>().toEqualTypeOf<Schema<"Week">>();
});

test("a caller may leave out what has a default, the server always finds it", () => {
  expectTypeOf<Query<"listDiaries">["limit"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<ReadQuery<"listDiaries">["limit"]>().toEqualTypeOf<number>();
  expectTypeOf<ReadQuery<"listDiaries">["user_id"]>().toEqualTypeOf<number | undefined>();
});
