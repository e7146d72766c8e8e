// `pnpm check`: checks what the present changes may break, in less than three minutes. See README.md.
import { check } from "./src/check/check.mjs";

process.exitCode = await check(process.argv.slice(2), process.env);
