// @vitest-environment happy-dom
import { LocaleProvider } from "@grow/i18n/react";
import { act, type ComponentProps } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { differingParts, plainParts } from "../field-parts.ts";
import { formFields } from "../form-fields.ts";
import { photoFields } from "./edited-photo.ts";
import { PhotoField, type PhotoFieldProps } from "./photo-field.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { upload } = vi.hoisted(() => ({ upload: vi.fn() }));
vi.mock("@grow/api-client", async (original) => ({
  ...(await original<typeof import("@grow/api-client")>()),
  createUploader: () => upload,
}));
const scaled = new Blob(["small"]);
vi.mock("../../photo-scaling/scale-photo.ts", () => ({ scalePhoto: async () => scaled }));

// Loads with the first upload, which a busy machine would wait for too long.
beforeAll(async () => void (await import("@grow/api-client")));

let root: Root;
let form: HTMLFormElement;
const onChange = vi.fn();

beforeEach(() => {
  upload.mockReset();
  form = document.body.appendChild(document.createElement("form"));
  root = createRoot(form);
});
afterEach(async () => {
  await act(async () => root.unmount());
  form.remove();
});

const show = (props: Partial<ComponentProps<typeof PhotoField>> = {}) =>
  act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <PhotoField
          {...{ name: "photos", label: "Photos", fields: {}, turn: 0, most: 20, to, onChange }}
          {...props}
        />
      </LocaleProvider>,
    ),
  );
const to: PhotoFieldProps["to"] = (send, photo) => send("/uploads/problems/photos", { ...photo, fields: {} });
const fields = () => formFields(new FormData(form));
async function choose(photo: File): Promise<void> {
  const calls = upload.mock.calls.length + 1;
  await act(async () => {
    const input = form.querySelector<HTMLInputElement>("[type=file]");
    if (!input) throw new Error("The field takes no file");
    Object.defineProperty(input, "files", { value: [photo], configurable: true });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    // The code of uploads loads with the first one.
    await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(calls));
  });
}
const file = (name: string, type = "image/jpeg") => new File(["large"], name, { type });

/** The next upload; it arrives when `arrive` is called. */
function nextUpload(id: number): { arrive: () => Promise<void> } {
  let resolve: (response: object) => void = () => {};
  upload.mockReturnValueOnce(new Promise((done) => (resolve = done)));
  return {
    arrive: () =>
      act(async () => {
        resolve({ data: { id, url: `/media/${id}/640.webp` } });
        await new Promise((done) => setImmediate(done));
      }),
  };
}

it("a photo is scaled before upload, an animation is not", async () => {
  const first = nextUpload(7);
  await show();
  await choose(file("leaf.jpg"));
  expect(upload).toHaveBeenCalledWith(
    "/uploads/problems/photos",
    expect.objectContaining({ file: scaled, fileName: "leaf.jpg" }),
  );
  await first.arrive();
  nextUpload(8);
  const animation = file("leaf.gif", "image/gif");
  await choose(animation);
  expect(upload).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ file: animation }));
});

it("an upload goes on when a draft is continued, and its photo follows those of the draft", async () => {
  const running = nextUpload(7);
  await show();
  await choose(file("leaf.jpg"));
  await show({ turn: 1, fields: photoFields("photos", [{ id: 4, url: "/media/4/640.webp", alt: "" }]) });
  expect(fields()).toMatchObject({ photos: "4", photos_waiting: "1" });
  await running.arrive();
  expect(fields()).toMatchObject({ photos: "4,7" });
  expect(fields()).not.toHaveProperty("photos_waiting");
});

it("an uploaded logo replaces that of a draft", async () => {
  const running = nextUpload(7);
  const logo = { name: "logo", most: 1 };
  await show(logo);
  await choose(file("logo.png", "image/png"));
  await show({ ...logo, turn: 1, fields: photoFields("logo", [{ id: 4, url: "/4.webp", alt: "" }]) });
  await running.arrive();
  expect(fields()).toMatchObject({ logo: "7" });
});

it("a form with a photo on its way has something to save", async () => {
  nextUpload(7);
  await show();
  const before = fields();
  onChange.mockClear();
  await choose(file("leaf.jpg"));
  expect(onChange).toHaveBeenCalled();
  expect(differingParts(plainParts(), before, fields())).toEqual(["photos"]);
});

it("a draft that waited for photos says that they are missing, until others are chosen", async () => {
  await show({ fields: { photos: "", photos_waiting: "2" } });
  const note = () => form.textContent?.includes("2 photos hadn't finished uploading");
  expect(note()).toBe(true);
  nextUpload(7);
  await choose(file("leaf.jpg"));
  expect(note()).toBe(false);
});
