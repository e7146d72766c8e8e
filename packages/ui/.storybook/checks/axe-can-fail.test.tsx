import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import * as broken from "./broken-button.tsx";

it("refuses a story with a nameless button, an undescribed picture and pale text", async () => {
  const { WithoutName } = composeStories(broken);
  const findings = await WithoutName.run().then(
    () => "",
    (error: unknown) => String(error),
  );
  expect(findings).toContain("button-name");
  expect(findings).toContain("image-alt");
  expect(findings).toContain("color-contrast");
});
