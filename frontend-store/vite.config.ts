import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ownParts } from './own-parts/own-parts.js';
import { serviceWorker } from './service-worker/build-worker.js';
import { firstChunks } from './start-page/chunks.js';
import { startPage } from './start-page/start-page.js';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000';

const conditions = ['source', 'module', 'browser', 'development|production'];

/** `--ssr` builds what renders pages in the backend. */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ownParts(process.env.SHOP_PARTS),
    ...(isSsrBuild ? [] : [startPage(), serviceWorker()]),
  ],
  // One file that needs no packages.
  ssr: { noExternal: true, resolve: { conditions } },
  resolve: { conditions },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Types and small functions live beside zod schemas in domain: a page that validates nothing must not load zod.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z', 'personal'] },
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: firstChunks } } }),
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': backend,
      '/image': backend,
      '/upload': backend,
      '/fonts': backend,
      '/health': backend,
      '/socket.io': { target: backend, ws: true },
    },
  },
}));
