import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { staticFile, staticFiles, type StaticFile } from './static-files.js';

/** A front end as it was built. */
export interface FrontEnd {
  /** Path under which it is served, ending with a slash. */
  readonly prefix: string;
  /** Short addresses elsewhere that are answered with its page too. */
  readonly addresses: readonly string[];
  readonly files: ReadonlyMap<string, StaticFile>;
  /** The page that every address of the front end is answered with. */
  readonly page: StaticFile;
  /** What the content security policy must allow: 'sha256-…' of each inline script. */
  readonly scriptHashes: readonly string[];
}

const PAGE = 'index.html';
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The front ends that are built, the one with the shortest path last. */
export const builtFrontEnds = (): FrontEnd[] => [
  ...frontEnd(join(root, 'frontend-devices/dist'), '/devices/', [
    ...['/zeiterfassung', '/signage', '/abholung', '/theke', '/kueche'],
  ]),
  ...frontEnd(join(root, 'frontend-admin/dist'), '/backend/'),
  ...frontEnd(join(root, 'frontend-store/dist'), '/'),
];

/** The service worker of the shop; null where the shop is not built. */
export function builtWorker(): StaticFile | null {
  const path = join(root, 'frontend-store/dist/sw.js');
  return existsSync(path) ? staticFile(path) : null;
}

/** What was built into a folder; nothing if nothing was. */
export function frontEnd(folder: string, prefix: string, addresses: readonly string[] = []): FrontEnd[] {
  const files = staticFiles(folder);
  const page = files.get(PAGE);
  if (!page) return [];
  files.delete(PAGE);
  const scriptHashes = inlineScripts(page.content.identity.toString('utf8')).map(hashOf);
  return [{ prefix, addresses, files, page, scriptHashes }];
}

function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, code]) => code ?? '').filter((code) => code !== '');
}

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
