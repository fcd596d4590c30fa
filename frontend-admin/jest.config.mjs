/** Logic and components of the back office, in jsdom. Styles are left out. */
export default {
  rootDir: '.',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/testing/class-names.ts',
    '\\.css$': '<rootDir>/src/testing/nothing.ts',
    '^socket\\.io-client$': '<rootDir>/src/testing/no-socket.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        module: { type: 'es6' },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  testEnvironment: '<rootDir>/src/testing/browser-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', ''], url: 'http://localhost/backend/' },
  setupFiles: ['<rootDir>/src/testing/browser-setup.ts'],
  setupFilesAfterEnv: ['<rootDir>/../ui/testing/async-timeout.ts'],
  testTimeout: 40_000,
  // Modules of finished test files stay in memory, and looking through them slows down whatever comes later.
  workerIdleMemoryLimit: '600MB',
};
