/** Unit, contract and HTTP tests of everything that runs in Node. The front ends have their own configurations. */
export default {
  rootDir: '.',
  roots: [
    '<rootDir>/domain',
    '<rootDir>/server-kit',
    '<rootDir>/event-log',
    '<rootDir>/event-store-protocol',
    '<rootDir>/projections',
    '<rootDir>/backend',
    '<rootDir>/embedded',
    '<rootDir>/scripts',
    '<rootDir>/bench',
  ],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { module: { type: 'es6' } }] },
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/embedded/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/embedded/testing/global-teardown.mjs',
  testTimeout: 30_000,
  // Modules of finished test files stay in memory, and looking through them slows down whatever comes later.
  workerIdleMemoryLimit: '1GB',
};
