import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

interface Kept {
  readonly url: string;
  /** Null where the address has no other content. */
  readonly revision: string | null;
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
const PAGE = 'index.html';
/** The map needs the network anyway. */
const NEEDED = /^assets\/(?!start-map-).*\.(?:js|css|woff2)$/;

/** Builds `sw.js` beside the shop, with the list of what the shop is made of: it changes whenever that changes. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  writeBundle: {
    // The page is finished by then.
    order: 'post',
    async handler({ dir }, bundle) {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { KEPT: JSON.stringify(keptOf(Object.values(bundle))) },
        resolve: { conditions: ['source', 'module', 'browser', 'production'] },
        build: {
          outDir: dir!,
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  },
});

function keptOf(files: readonly (Rollup.OutputAsset | Rollup.OutputChunk)[]): Kept[] {
  const page = files.find(({ fileName }) => fileName === PAGE);
  if (page?.type !== 'asset') throw new Error(`The build has no ${PAGE}`);
  const names = files.map(({ fileName }) => fileName).filter((name) => NEEDED.test(name));
  const revision = createHash('sha256').update(page.source).digest('hex').slice(0, 16);
  return [{ url: '/', revision }, ...names.sort().map((name) => ({ url: `/${name}`, revision: null }))];
}
