import { expect, it } from "vitest";
import { chunkNamer } from "./chunks.ts";
import { iconOf as iconIn } from "./own-icons.ts";

const chunkOf = chunkNamer();
const iconOf = (icon: string, drawer: string) => iconIn(icon, drawer, chunkOf);

const ICON = "/node_modules/lucide-react/dist/esm/icons/mail.mjs";
const SHELL = "/packages/ui/src/navigation/shell/header.tsx";
const ROUTE = "/app/areas/account/screens/sign-in/route.tsx";

it("puts the icons of a named chunk into that chunk, shared by all its modules", () => {
  const icon = iconOf(ICON, SHELL);
  expect(chunkOf(SHELL)).toBe("shell");
  expect(chunkOf(icon)).toBe("shell");
  expect(iconOf(ICON, "/packages/ui/src/overlay/menu/menu.tsx")).toBe(icon);
});

it("leaves a page's icons to the page", () => {
  const icon = iconOf(ICON, ROUTE);
  expect(chunkOf(ROUTE)).toBeUndefined();
  expect(chunkOf(icon)).toBeUndefined();
  expect(iconOf(ICON, "/app/areas/account/screens/sign-up/route.tsx")).not.toBe(icon);
});

it("preserves the path to the icon's own file", () => {
  for (const drawer of [SHELL, ROUTE]) expect(iconOf(ICON, drawer).split("?")[0]).toBe(ICON);
});
