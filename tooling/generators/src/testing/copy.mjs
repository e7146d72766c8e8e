import { cp, lstat, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";

const root = path.resolve(import.meta.dirname, "../../../..");
/**
 * What the compiler has read of what no test changes: most of what it reads. By path and the options on which reading depends.
 *
 * @type {Map<string, ts.SourceFile | undefined>}
 */
const readFiles = new Map();
const madeByTools = new Set(["node_modules", "build", "dist", "test-results", ".turbo", ".cache"]);

/**
 * Copies parts of the repository into a temporary folder in which generators may write. What is installed is the
 * repository's own.
 *
 * @param {readonly string[]} parts files and folders
 */
export async function copyRepository(parts) {
  const folder = await mkdtemp(path.join(tmpdir(), "grow-new-"));
  for (const part of ["tsconfig.base.json", ...parts]) {
    await cp(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => !madeByTools.has(path.basename(source)),
    });
  }
  for (const part of parts) {
    const installed = path.join(part, "node_modules");
    if (/^(apps|packages)\/[^/]+$/.test(part))
      await linkInstalled(path.join(root, installed), path.join(folder, installed));
  }
  // A package that is copied as well is used by the copies instead of the installed one.
  for (const user of parts) {
    for (const part of parts.filter((one) => one.startsWith("packages/"))) {
      const link = path.join(folder, user, "node_modules/@grow", path.basename(part));
      if ((await lstat(link).catch(() => null)) === null) continue;
      await rm(link);
      await symlink(path.join(folder, part), link);
    }
  }
  return {
    folder,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Makes links to everything that is installed in a package, so that single ones can be changed.
 *
 * @param {string} from
 * @param {string} to
 */
async function linkInstalled(from, to) {
  await mkdir(to);
  for (const name of await readdir(from)) {
    const source = path.join(from, name);
    if (name === "@grow") await linkInstalled(source, path.join(to, name));
    else await symlink(source, path.join(to, name));
  }
}

/**
 * Asks the compiler what `tsc` in a package would say about some of its files.
 *
 * @param {string} folder absolute path of the package
 * @param {readonly string[]} files absolute paths
 * @returns {string[]} one sentence for each mistake, and one for each file that `tsc` would not look at
 */
export function mistakes(folder, files) {
  const config = path.join(folder, "tsconfig.json");
  const read = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(read.config, ts.sys, folder, {}, config);
  const program = ts.createProgram(fileNames, options, compilerHost(options));
  return files.flatMap((file) => {
    const source = fileNames.includes(file) ? program.getSourceFile(file) : undefined;
    if (source === undefined) return [`${path.relative(folder, file)} is not looked at`];
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) =>
        `${path.relative(folder, file)}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
  });
}

/**
 * A host that reads what is installed and not copied only once for all programs.
 *
 * @param {ts.CompilerOptions} options
 */
function compilerHost(options) {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const { target, module, moduleResolution, moduleDetection, jsx } = options;
  const way = JSON.stringify({ target, module, moduleResolution, moduleDetection, jsx });
  /** @type {typeof getSourceFile} */
  const readOnce = (fileName, ...rest) => {
    if (!fileName.startsWith(`${root}/`)) return getSourceFile.call(host, fileName, ...rest);
    const key = `${way} ${fileName}`;
    if (!readFiles.has(key)) readFiles.set(key, getSourceFile.call(host, fileName, ...rest));
    return readFiles.get(key);
  };
  return Object.assign(host, { getSourceFile: readOnce });
}
