import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { UserText } from "./user-text.tsx";

const html = (text: string) => renderToStaticMarkup(<UserText text={text} />).replace(/ class="[^"]*"/g, "");

it("UserText links growers and addresses, and escapes everything else", () => {
  expect(html("Ask @marta <b>now</b>\nhttps://example.org/?a=1&b=2")).toBe(
    'Ask <a href="/grower/marta">@marta</a> &lt;b&gt;now&lt;/b&gt;\n' +
      '<a href="https://example.org/?a=1&amp;b=2" rel="ugc nofollow">https://example.org/?a=1&amp;b=2</a>',
  );
});

it("UserText never links to a script", () => {
  expect(html("javascript:alert(1) data:text/html,x")).toBe("javascript:alert(1) data:text/html,x");
});
