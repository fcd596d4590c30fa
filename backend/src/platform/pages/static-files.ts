import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Precompressed } from '../http/precompressed.js';

export interface StaticFile {
  readonly content: Precompressed;
  readonly type: string;
}

const TEXT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};
const BINARY_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** All files of a folder in memory, by their path in it (`assets/main.js`). A folder that is missing is empty. */
export function staticFiles(folder: string): Map<string, StaticFile> {
  return new Map(pathsIn(folder).map((path) => [path, staticFile(join(folder, path))]));
}

export function staticFile(path: string): StaticFile {
  const extension = extname(path).toLowerCase();
  const text = TEXT_TYPES[extension];
  const type = text ?? BINARY_TYPES[extension] ?? 'application/octet-stream';
  return { content: new Precompressed(readFileSync(path), { isCompressible: text !== undefined }), type };
}

function pathsIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
