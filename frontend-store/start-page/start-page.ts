import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';

/** Which page an address needs beside the first script. */
const pages: readonly (readonly [pattern: string, module: string])[] = [
  ['^/store/[^/]+/?$', 'pages/menu-page.tsx'],
  ['^/store/[^/]+/checkout', 'pages/checkout-page.tsx'],
  ['^/status/', 'pages/status-page.tsx'],
];

const early = readFileSync(new URL('begin-early.js', import.meta.url), 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .trim();

/**
 * Makes index.html show the frame of the shop on its own: it starts the first requests and the script of the page
 * immediately, and the style sheet comes after the frame, so that it does not block the first paint.
 */
export const startPage = (): Plugin => ({
  name: 'start-page',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const sheet = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
      return html
        .replace(sheet, '')
        .replace('<!--style sheet-->', () => sheet.trim())
        .replace('<!--early-->', () => `<script>${earlyScript(Object.values(bundle))}</script>`);
    },
  },
});

function earlyScript(files: readonly (Rollup.OutputAsset | Rollup.OutputChunk)[]): string {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const known = entry ? withImports(entry.fileName, chunks) : new Set<string>();
  const scripts = pages.map(([pattern, module]) => {
    const page = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    const needed = page ? [...withImports(page.fileName, chunks)].filter((name) => !known.has(name)) : [];
    return [pattern, needed.map((name) => `/${name}`)];
  });
  return early.replace('SCRIPTS', () => JSON.stringify(scripts));
}

/** A chunk with everything that it imports, directly or not. */
function withImports(name: string, chunks: ReadonlyMap<string, Rollup.OutputChunk>): Set<string> {
  const found = new Set<string>();
  const visit = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    chunks.get(each)?.imports.forEach(visit);
  };
  visit(name);
  return found;
}
