/** Tests of the shop and of the pieces in ui/. */
export default {
  rootDir: '..',
  roots: ['<rootDir>/frontend-store', '<rootDir>/ui'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  setupFiles: ['<rootDir>/frontend-store/testing/browser-gaps.ts'],
  setupFilesAfterEnv: ['<rootDir>/ui/testing/async-timeout.ts'],
  testTimeout: 60_000,
  testEnvironment: '<rootDir>/ui/testing/jsdom-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'], url: 'http://localhost/' },
  // Modules of finished test files stay in memory, and looking through them slows down whatever comes later.
  workerIdleMemoryLimit: '600MB',
};
