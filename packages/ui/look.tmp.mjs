import { chromium } from "playwright";

const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
const base = process.argv[2] ?? "http://localhost:4500";
const page = await b.newPage({ viewport: { width: 1440, height: 900 } });
page.on("console", (m) => console.log("console", m.type(), m.text()));
page.on("pageerror", (e) => console.log("pageerror", e.message));
const reqs = [];
page.on("request", (r) => reqs.push(r.url().replace(base, "")));
await page.goto(base + "/");
await page.waitForTimeout(500);
console.log("before intent", reqs.join(" "));
reqs.length = 0;
await page.mouse.move(700, 300);
await page.mouse.down();
await page.mouse.up();
await page.waitForTimeout(1500);
console.log("after", reqs.join(" "));
await page.locator("header summary").click();
await page.waitForTimeout(200);
await page.screenshot({ path: "/tmp/h1.png" });
await page.locator("header button[value=dark]").click();
await page.waitForTimeout(1000);
console.log("theme", await page.locator("html").getAttribute("data-theme"), page.url());
await page.screenshot({ path: "/tmp/h2.png" });
await page.locator("header summary").click();
await page.waitForTimeout(200);
if (!(await page.locator("header details").getAttribute("open")))
  await page.locator("header summary").click();
await page.locator("header button[value=de]").click();
await page.waitForTimeout(1500);
console.log(
  "locale",
  await page.locator("html").getAttribute("lang"),
  await page.evaluate(() => localStorage.locale + document.cookie),
);
await page.goto(base + "/nonsense");
await page.screenshot({ path: "/tmp/h3.png" });
await page.setViewportSize({ width: 390, height: 844 });
await page.goto(base + "/");
await page.locator("header summary").click();
await page.waitForTimeout(600);
await page.screenshot({ path: "/tmp/h4.png" });
await b.close();
