import type { OperationId, Schema } from "@grow/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { addBrand } from "../testing/catalogue-rows.ts";
import { addMessage, addOpenRoom } from "../testing/chat-rows.ts";
import { addComment } from "../testing/comment-rows.ts";
import { addDiary, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { addQuestion, addSolution } from "../testing/question-rows.ts";
import { ADDRESS, type LogLine, recordWarnings } from "../testing/recorded-log.ts";
import { softAuthenticator } from "../testing/soft-authenticator.ts";
import { PASSWORD, type TestUser } from "../testing/test-api.ts";
import { createServer } from "./create-server.ts";
import { staffRule } from "./staff-actions.ts";

const api = freshApi();
let server: FastifyInstance;
let lines: LogLine[];
let author: TestUser;
let moderator: TestUser;

beforeAll(async () => {
  server = await createServer({ parts: api.parts, operations, owners, isChecked: true, hasLimits: false });
  lines = recordWarnings(server);
  await server.ready();
});
beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  lines.length = 0;
});
afterAll(() => server.close());

type Method = "POST" | "PATCH" | "DELETE";

async function send(as: TestUser, method: Method, path: string, payload?: object): Promise<number> {
  const answer = await server.inject({
    method,
    url: `/api${path}`,
    remoteAddress: ADDRESS,
    headers: { authorization: `Bearer ${as.token}` },
    ...(payload === undefined ? {} : { payload }),
  });
  return answer.statusCode;
}
const line = (event: string, { id }: TestUser, operation: OperationId) => ({
  log: "security",
  event,
  user_id: id,
  address: "203.0.113.0/24",
  operation,
});

describe("the security log of staff", () => {
  test("knows of every write for owners whether staff may do it with another's content", () => {
    const unknown = (Object.keys(operations) as OperationId[]).filter((id) => staffRule(id) === undefined);
    expect(unknown).toEqual([]);
  });

  test("has a line for each change of another user's content, and none for their own", async () => {
    const { db } = api.database;
    for (const [user, isLogged] of [
      [author, true],
      [moderator, false],
    ] as const) {
      lines.length = 0;
      const diary = await addDiary(db, { userId: user.id });
      const week = await addWeek(db, diary);
      const comment = await addComment(db, { type: "diary", content_id: diary, user_id: user.id });
      const question = await addQuestion(db, { userId: user.id });
      const solution = await addSolution(db, question, { userId: user.id });
      const message = await addMessage(db, await addOpenRoom(db), { userId: user.id });
      const answers = [
        await send(moderator, "PATCH", `/comments/${comment}`, { text: "Edited." }),
        await send(moderator, "DELETE", `/comments/${comment}`),
        await send(moderator, "POST", `/comments/${comment}/restore`),
        await send(moderator, "DELETE", `/diaries/${diary}/weeks/${week}`),
        await send(moderator, "DELETE", `/diaries/${diary}`),
        await send(moderator, "DELETE", `/problems/${question}/solution/${solution}`),
        await send(moderator, "DELETE", `/problems/${question}`),
        await send(moderator, "DELETE", `/messages/${message}`),
      ];
      expect(answers.filter((status) => status >= 300)).toEqual([]);
      const operationIds = [
        ...(["updateComment", "deleteComment", "restoreComment", "deleteWeek", "deleteDiary"] as const),
        ...(["deleteSolution", "deleteProblem", "deleteMessage"] as const),
      ];
      expect(lines).toEqual(isLogged ? operationIds.map((id) => line("staff_action", moderator, id)) : []);
    }
  });

  test("has a line for an author's refused change, and none of staff", async () => {
    const diary = await addDiary(api.database.db, { userId: moderator.id });
    expect(await send(author, "DELETE", `/diaries/${diary}`)).toBe(403);
    expect(lines).toEqual([line("right_refused", author, "deleteDiary")]);
  });
});

describe("the security log of brands", () => {
  test("has a line for an invited, added, changed and removed manager, with the brand and the grower", async () => {
    const manager = await api.addUser({ name: "manager" });
    const brand_id = await addBrand(api.database.db, { name: "Loam", managers: [manager.id] });
    const body = { brand_id, user_id: author.id };
    await send(manager, "POST", "/brands-manager/add_manager", { ...body, role: "editor" });
    await send(manager, "POST", "/brands-manager/add_manager", { ...body, role: "editor" });
    const { body: invitations } = await api.request<Schema<"InvitationList">>(
      "GET",
      `/users/${author.id}/invitations`,
      { as: author.id },
    );
    const [invitation] = invitations.data.items;
    await send(author, "POST", `/users/${author.id}/invitations/${invitation?.id}`, { state: "accepted" });
    await send(manager, "POST", "/brands-manager/add_manager", { ...body, role: "viewer" });
    await send(manager, "POST", "/brands-manager/remove_manager", body);
    const about = { brand_id, manager_id: author.id };
    expect(lines).toEqual([
      { ...line("manager_invited", manager, "addManager"), ...about },
      { ...line("manager_added", author, "answerInvitation"), ...about },
      { ...line("manager_role_changed", manager, "addManager"), ...about },
      { ...line("manager_removed", manager, "removeManager"), ...about },
    ]);
  });
});

describe("the security log of accounts", () => {
  test("has a line for a wrong old password, and for a changed one", async () => {
    const change = (password_old: string) =>
      send(author, "PATCH", `/users/${author.id}`, {
        password: "plenty of light",
        password_repeat: "plenty of light",
        password_old,
      });
    expect([await change("wrong"), await change(PASSWORD)]).toEqual([422, 200]);
    expect(lines).toEqual([
      line("proof_failed", author, "updateUser"),
      line("password_changed", author, "updateUser"),
    ]);
  });

  test("has a line for another email, an added and a removed passkey, and a planned deletion", async () => {
    const at = `/users/${author.id}`;
    const personal = { first_name: "", last_name: "", country: null, birthday: null };
    await send(author, "POST", `${at}/settings/personal`, {
      ...personal,
      email: "new@example.org",
      password: PASSWORD,
    });
    const device = softAuthenticator(api.parts.config.publicUrl);
    const options = await api.request<Schema<"PasskeyOptions">>("POST", `${at}/settings/passkeys/options`, {
      as: author.id,
    });
    const response = device.register(options.body.data.options);
    await send(author, "POST", `${at}/settings/passkeys`, { name: "Phone", response, password: PASSWORD });
    await send(author, "DELETE", `${at}/settings/passkeys/1`, { password: PASSWORD });
    await send(author, "DELETE", at, { password: PASSWORD });
    expect(lines).toEqual([
      line("email_changed", author, "savePersonalSettings"),
      line("passkey_added", author, "addPasskey"),
      line("passkey_removed", author, "removePasskey"),
      line("deletion_planned", author, "deleteUser"),
    ]);
  });

  test("has a line for a created and for a revoked access token", async () => {
    const at = `/users/${author.id}/settings/tokens`;
    await send(author, "POST", at, { name: "Tent sensors", is_write: true, days: 30, password: PASSWORD });
    const { body } = await api.request<Schema<"AccessTokensSection">>("GET", at, { as: author.id });
    await send(author, "DELETE", `${at}/${body.data.tokens[0]?.id}`);
    expect(lines).toEqual([
      line("token_added", author, "createAccessToken"),
      line("token_revoked", author, "revokeAccessToken"),
    ]);
  });

  test("has no line for a change that failed, and no secret in any", async () => {
    const body = { password: "short", password_repeat: "short", password_old: PASSWORD };
    expect(await send(author, "PATCH", `/users/${author.id}`, body)).toBe(422);
    expect(lines).toEqual([]);
    await send(author, "DELETE", `/users/${author.id}`, { password: "not my password" });
    await send(author, "DELETE", `/users/${author.id}`, { password: PASSWORD, is_at_once: true });
    expect(lines.map(({ event }) => event)).toEqual(["proof_failed", "account_deleted"]);
    expect(JSON.stringify(lines)).not.toMatch(/password"|grow-demo|example|113\.57/);
  });
});
