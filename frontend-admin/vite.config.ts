import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const server = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/backend/',
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 600,
    // The first script names all others: shorter hashes make it smaller.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    port: 5174,
    proxy: {
      '/api': server,
      '/image': server,
      '/upload': server,
      '/fonts': server,
      '/health': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
