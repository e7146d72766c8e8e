import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import * as broken from "./broken-button.tsx";

it("reports a story with a nameless button, an image without alternative text, and low contrast", async () => {
  const { WithoutName } = composeStories(broken);
  const findings = await WithoutName.run().then(
    () => "",
    (error: unknown) => String(error),
  );
  expect(findings).toContain("button-name");
  expect(findings).toContain("image-alt");
  expect(findings).toContain("color-contrast");
});
