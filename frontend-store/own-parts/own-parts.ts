import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('..', import.meta.url));
const standard = resolve(folder, 'src/app/parts.ts');

/**
 * Puts a module with a table of the same form, by its path from frontend-store, in the place of src/app/parts.ts. That module itself gets the
 * standard parts. Without a path nothing changes; throws if there is no such file.
 */
export function ownParts(path: string | undefined): Plugin {
  const own = path && resolve(folder, path);
  if (own && !existsSync(own)) throw new Error(`SHOP_PARTS: there is no file ${own}`);
  return {
    name: 'own-parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!own || !source.endsWith('/parts.js') || importer === own) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id === standard ? own : found;
    },
  };
}
