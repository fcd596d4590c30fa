import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';
import { reachable } from './chunks.js';

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
 * Makes index.html show the frame of the shop on its own: the style sheet comes after the frame, so that it does not block the
 * first paint, and a script in the page decides when its data and the scripts of the shop are asked for.
 */
export const startPage = (): Plugin => ({
  name: 'start-page',
  /** Of the files in domain that have schemas the shop uses types and small functions. */
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      const modules = file.type === 'chunk' ? Object.entries(file.modules) : [];
      const isLoaded = modules.some(
        ([id, { renderedLength }]) => renderedLength > 0 && id.includes('/node_modules/zod/'),
      );
      if (isLoaded) {
        this.error(
          `${file.fileName} contains zod, a third of the first script. Something beside a schema is made of it: make the schema of that instead.`,
        );
      }
    }
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const sheet = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
      // The script of the page adds these itself; Vite's server for developers has no bundle.
      const ownTags = bundle
        ? /\s*<(script type="module"[^>]* src=[^>]*><\/script|link rel="modulepreload"[^>]*)>/g
        : '';
      return html
        .replaceAll(ownTags, '')
        .replace(sheet, '')
        .replace('<!--style sheet-->', () => sheet.trim())
        .replace('<!--early-->', () => `<script>${earlyScript(Object.values(bundle ?? {}))}</script>`);
    },
  },
});

function earlyScript(files: readonly (Rollup.OutputAsset | Rollup.OutputChunk)[]): string {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  // The entry imports its parts one after the other.
  const withImports = (name: string) => reachable(name, (each) => chunks.get(each)?.imports);
  const firsts = entry ? [entry.fileName, ...entry.dynamicImports] : [];
  const first = new Set(firsts.flatMap((name) => [...withImports(name)]));
  const own = pages.map(([pattern, module]) => {
    const page = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    const needed = page ? [...withImports(page.fileName)].filter((name) => !first.has(name)) : [];
    return [pattern, needed.map(addressOf)];
  });
  const scripts = {
    entry: entry ? addressOf(entry.fileName) : null,
    first: [...first].map(addressOf),
    pages: own,
  };
  return early.replace('SCRIPTS', () => JSON.stringify(scripts));
}

const addressOf = (name: string): string => `/${name}`;
