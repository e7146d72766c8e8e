/**
 * The upper limit of this machine, measured with minimal servers: `limit-server.ts <kind> <port>`.
 * Each kind is one limit row that our servers are compared with in the same run.
 */
import { createServer, get, type IncomingHttpHeaders, type RequestListener } from "node:http";
import pg from "pg";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { BROWSER_HEADERS } from "./browser-headers.ts";

/** The kinds of limit servers. */
export type LimitKind = "bare" | "pg20" | "pgdetail" | "pgreact20";

const CARDS = {
  name: "cards",
  text: `select id, name, slug, lang, add_date, update_date, cnt_likes, cnt_views, cnt_comments, cnt_days
         from diary where is_visible order by update_date desc, id desc limit 20`,
};
const DIARY = "select * from diary where id = $1";
const WEEKS = `select id, days, faza, text, lang, air_hum, air_temp, ph, height, light, cnt_likes, cnt_comments, add_date
               from week where diary_id = $1 and not is_remove order by faza, days, id limit 20`;

interface CardRow {
  readonly id: number;
  readonly name: string;
  readonly cnt_likes: number;
}

async function listenerOf(kind: string): Promise<RequestListener> {
  if (kind === "bare") return bare(await fetchedOnce(process.env.LIMIT_URL ?? ""));
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  if (kind === "pg20") return json(async () => (await pool.query(CARDS)).rows);
  if (kind === "pgdetail") {
    const values = [Number(process.env.LIMIT_DIARY)];
    return json(async () => {
      const [diary, weeks] = await Promise.all([
        pool.query({ name: "diary", text: DIARY, values }),
        pool.query({ name: "weeks", text: WEEKS, values }),
      ]);
      return { ...diary.rows[0], weeks: weeks.rows };
    });
  }
  return (_request, response) => {
    pool.query<CardRow>(CARDS).then(({ rows }) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(renderToString(createElement("ul", null, rows.map(card))));
    });
  };
}

/** Sends the same compressed bytes as our own server does for a page. */
function bare({ body, headers }: { body: Buffer; headers: IncomingHttpHeaders }): RequestListener {
  const named = ["content-type", "content-encoding"].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  const own = { ...Object.fromEntries(named), "content-length": body.byteLength };
  return (_request, response) => {
    response.writeHead(200, own);
    response.end(body);
  };
}

/** Fetches with a browser's headers and keeps the body compressed. */
function fetchedOnce(url: string): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: BROWSER_HEADERS }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () => resolve({ body: Buffer.concat(pieces), headers: answer.headers }));
      answer.on("error", reject);
    });
    request.on("error", reject);
  });
}

function json(work: () => Promise<unknown>): RequestListener {
  return (_request, response) => {
    work().then((data) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ data }));
    });
  };
}

function card({ id, name, cnt_likes: likes }: CardRow) {
  return createElement(
    "li",
    { key: id, className: "card" },
    createElement(
      "a",
      { href: `/diaries/${id}` },
      createElement("img", { src: `/media/${id}.webp`, width: 480, height: 360, alt: "" }),
      createElement("h2", null, name),
    ),
    createElement("p", null, likes, " likes"),
  );
}

const [kind = "bare", port = "0"] = process.argv.slice(2);
createServer(await listenerOf(kind)).listen(Number(port), "127.0.0.1");
