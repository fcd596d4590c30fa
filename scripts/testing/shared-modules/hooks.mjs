import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const jestGlobals = new URL('./jest-globals.mjs', import.meta.url).href;
const isTypeScript = (url) => url.endsWith('.ts');

/** Packages of ours are loaded from their sources, and imports of `.js` files from the `.ts` files beside. */
export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: jestGlobals, shortCircuit: true };
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && isTypeScript(context.parentURL ?? '')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, { ...context, conditions: [...context.conditions, 'source'] });
}

export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    sourceMaps: 'inline',
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
