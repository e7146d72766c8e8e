import { cp, lstat, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";

const root = path.resolve(import.meta.dirname, "../../../..");
/**
 * Source files parsed once, because no test changes most of them. By path and parse options.
 *
 * @type {Map<string, ts.SourceFile | undefined>}
 */
const readFiles = new Map();
const madeByTools = new Set(["node_modules", "build", "dist", "test-results", ".turbo", ".cache"]);

/**
 * Copies parts of the repository to a temporary folder in which generators may write. Installed packages are the repository's own.
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
  // Copies use a copied package instead of the installed one.
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
 * Links everything installed in a package, so that single entries can be replaced.
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
 * Returns the errors `tsc` would report in a package for some of its files.
 *
 * @param {string} folder absolute path of the package
 * @param {readonly string[]} files absolute paths
 * @returns {string[]} one sentence per error, and one per file that `tsc` would not include
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
 * A compiler host that reads installed files only once for all programs.
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
