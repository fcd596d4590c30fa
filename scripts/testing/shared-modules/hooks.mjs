import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from '@swc/core';

const jestGlobals = new URL('./jest-globals.mjs', import.meta.url).href;
const isTypeScript = (url) => /\.tsx?$/.test(url);

let conditions = [];
let replaced = [];

/** Called by `register` with the options of `loadSources`. */
export function initialize(options) {
  conditions = options.conditions;
  replaced = (options.replaced ?? []).map(([pattern, path]) => [
    new RegExp(pattern),
    pathToFileURL(path).href,
  ]);
}

/** Packages of ours are loaded from their sources, and imports of `.js` files from the `.ts` files beside. */
export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: jestGlobals, shortCircuit: true };
  const replacement = replaced.find(([pattern]) => pattern.test(specifier));
  if (replacement) return { url: replacement[1], format: 'module', shortCircuit: true };
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && isTypeScript(context.parentURL ?? '')) {
    for (const extension of ['.ts', '.tsx']) {
      const source = new URL(specifier.replace(/\.js$/, extension), context.parentURL);
      if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
    }
  }
  const options = { ...context, conditions: [...context.conditions, ...conditions] };
  return next(specifier, options).catch((error) => {
    // Bundlers find files without their extension, too.
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || /\.\w+$/.test(specifier)) throw error;
    return next(`${specifier}.js`, options);
  });
}

export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    sourceMaps: 'inline',
    ...(url.endsWith('x') && {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    }),
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
