import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Button } from "./button.tsx";
import { LikeButton } from "./toggle-button.tsx";

it("Button submits a form only with type submit", () => {
  expect(renderToStaticMarkup(<Button>Show more</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

it("Button cannot submit a form twice while busy, and keeps the focus", () => {
  const html = renderToStaticMarkup(
    <Button type="submit" busy>
      Sending
    </Button>,
  );
  expect(html).toContain('type="button"');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain(" disabled");
});

it("LikeButton submits before scripts have run", () => {
  const html = renderToStaticMarkup(
    <LikeButton pressed={false} label="Like" count="214" name="like" value="1" />,
  );
  expect(html).toContain('type="submit"');
  expect(html).toContain('aria-pressed="false"');
});
