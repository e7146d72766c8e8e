// @vitest-environment happy-dom
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { LocaleProvider } from "@grow/i18n/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { action, loader } from "./route.tsx";
import { ShortEditorScreen } from "./screen.tsx";

vi.mock("@remix-run/react", () => ({
  Form: "form",
  Link: "a",
  useBlocker: () => ({ state: "unblocked" }),
  useLocation: () => ({ pathname: "/shorts/edit/12" }),
  useNavigate: () => () => undefined,
  useNavigation: () => ({ state: "idle" }),
  useRevalidator: () => ({ state: "idle", revalidate: () => undefined }),
  useRouteLoaderData: () => undefined,
}));

const stored = {
  id: 12,
  title: "Trim",
  text: "",
  lang: "en",
  tags: [],
  url: "/media/aa/360.mp4",
  cover: "/media/bb/360.webp",
  width: 360,
  height: 640,
  duration: 20,
  clip_start: 0,
  clip_end: null,
  cover_time: null,
  link: "/shorts/12-trim",
  captions: [],
  is_ready: true,
  is_failed: false,
  failure: null,
  is_publish: false,
  is_comments: true,
  item_diary: null,
  item_week: null,
  item_user: { id: 7 },
};
const diaries = {
  items: [
    {
      id: 40,
      name: "Sill",
      weeks: [
        { id: 1, name: "week1" },
        { id: 2, name: "week2" },
      ],
    },
  ],
};
const session = { user: { id: 7, name: "lucia", link: "/grower/lucia" }, access: [] } as never;

async function markup(id: string, api: Record<string, unknown>) {
  const { context } = fakeContext({
    path: `/shorts/edit/${id}`,
    session,
    api: { "GET /diaries": diaries, ...api },
  });
  const request = new Request(context.url);
  const { video, formats } = await loader({ context, request, params: { id } } as LoaderFunctionArgs);
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <ShortEditorScreen video={video} formats={formats} answer={undefined} />
    </LocaleProvider>,
  );
}

describe("the editor of a video", () => {
  test("requests the accepted formats for a new one", async () => {
    const kinds = (formats: readonly string[]) => markup("new", { "GET /uploads/videos": { formats } });
    expect(await kinds(["mp4", "mov", "webm"])).toContain("MP4, MOV or WebM");
    expect(await kinds(["mp4", "webm"])).toContain("MP4 or WebM");
  });

  test("shows the video that is edited, and loads it only when it is played", async () => {
    const html = await markup("12", { "GET /videos/{id}": stored });
    expect(html).toMatch(/<video[^>]* src="\/media\/aa\/360\.mp4"[^>]* preload="none"/);
    expect(html).toContain('poster="/media/bb/360.webp"');
  });

  test("says how to remove captions only where there are some", async () => {
    const page = (captions: readonly object[]) =>
      markup("12", { "GET /videos/{id}": { ...stored, captions } });
    expect(await page([])).not.toContain("Untick");
    expect(await page([{ lang: "de", url: "/api/videos/12/captions/de" }])).toContain(
      "Untick a language to remove its captions.",
    );
  });

  test("says that a video is being converted instead of showing it", async () => {
    const html = await markup("12", { "GET /videos/{id}": { ...stored, is_ready: false } });
    expect(html).not.toContain("<video");
    expect(html).toContain("We&#x27;re converting this video.");
  });

  test("says that a video could not be converted, and offers another upload", async () => {
    const html = await markup("12", { "GET /videos/{id}": { ...stored, is_ready: false, is_failed: true } });
    expect(html).not.toContain("<video");
    expect(html).toContain("We couldn&#x27;t convert this video.");
    expect(html).toContain('href="/shorts/edit/new"');
  });

  test("says that the conversion of a video took too long", async () => {
    const failed = { ...stored, is_ready: false, is_failed: true, failure: "timeout" };
    expect(await markup("12", { "GET /videos/{id}": failed })).toContain("Converting took too long.");
  });

  test("offers the weeks of the author's diaries, newest first, and the one it is from", async () => {
    const item_diary = { id: 40, name: "Sill", link: "/diaries/40-sill" };
    const html = await markup("12", {
      "GET /videos/{id}": { ...stored, item_diary, item_week: { id: 1, name: "week1" } },
    });
    expect(
      [...html.matchAll(/<option value="(40:\d*)"( selected="")?/g)].map(([, value, chosen]) => [
        value,
        !!chosen,
      ]),
    ).toEqual([
      ["40:", false],
      ["40:2", false],
      ["40:1", true],
    ]);
  });

  test("shows the part and the cover that were chosen", async () => {
    const html = await markup("12", {
      "GET /videos/{id}": { ...stored, clip_start: 2, clip_end: 14, cover_time: 3.5 },
    });
    expect(html).toContain("0:02 to 0:14, 12 of 60 s for a short");
    expect(html).toMatch(
      /name="cover_time"[^>]* checked="" value="3.5"|name="cover_time"[^>]* value="3.5"[^>]* checked=""/,
    );
  });

  test("is forbidden for another user's video", async () => {
    const other = { ...stored, item_user: { id: 8 } };
    await expect(markup("12", { "GET /videos/{id}": other })).rejects.toMatchObject({
      init: { status: 403 },
    });
  });
});

describe("a video that is published", () => {
  const publish = (field: string, code: "required" | "out_of_range" | "unknown_reference" | "taken") => {
    const { context } = fakeContext({
      path: "/shorts/edit/12",
      session,
      api: {
        "PATCH /videos/{id}": () => {
          throw refusal(422, [{ code, field }]);
        },
      },
    });
    const request = formRequest("/shorts/edit/12", { intent: "publish", title: "" });
    return action({ context, request, params: { id: "12" } } as unknown as ActionFunctionArgs);
  };

  test.each([
    ["title", "required"],
    ["clip_end", "out_of_range"],
    ["week_id", "unknown_reference"],
    ["captions", "taken"],
  ] as const)("with a wrong %s says so beside the field", async (field, code) => {
    expect(await publish(field, code)).toMatchObject({
      data: { isSaved: false, errors: { fields: { [field]: expect.any(String) }, form: null } },
      init: { status: 422 },
    });
  });
});
