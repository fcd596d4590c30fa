import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A front end as it was built. */
export interface FrontEnd {
  /** Folder of the built files. */
  readonly folder: string;
  /** Path under which it is served, ending with a slash. */
  readonly prefix: string;
  /** The page that every address of the front end is answered with. */
  readonly shell: string;
  /** What the content security policy must allow: 'sha256-…' of each inline script. */
  readonly scriptHashes: readonly string[];
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The front ends that are built, the one with the longer path first. */
export function builtFrontEnds(): FrontEnd[] {
  return [frontEnd('frontend-admin', '/backend/'), frontEnd('frontend-store', '/')].filter(
    (found) => found !== null,
  );
}

function frontEnd(workspace: string, prefix: string): FrontEnd | null {
  const folder = join(root, workspace, 'dist');
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return null;
  const shell = readFileSync(index, 'utf8');
  return { folder, prefix, shell, scriptHashes: inlineScripts(shell).map(hashOf) };
}

function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, code]) => code ?? '').filter((code) => code !== '');
}

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
