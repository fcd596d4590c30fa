import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/devices/',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Screens are often old.
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'personal'] } },
  },
  server: {
    port: 5175,
    proxy: {
      '/api': backend,
      '/health': backend,
      '/socket.io': { target: backend, ws: true },
    },
  },
});
