/** For a tool that needs all modules loaded for each test file, as jest does by itself. */
export const modulesOfEachFile = {
  testRunner: 'jest-circus/runner',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { module: { type: 'es6' } }] },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  setupFiles: ['reflect-metadata'],
};

/** Unit, contract and HTTP tests of everything that runs in Node. The front ends have their own configurations. */
export default {
  rootDir: '.',
  roots: [
    '<rootDir>/domain',
    '<rootDir>/server-kit',
    '<rootDir>/event-log',
    '<rootDir>/event-store-protocol',
    '<rootDir>/projections',
    '<rootDir>/payments',
    '<rootDir>/backend',
    '<rootDir>/embedded',
    '<rootDir>/payment-sandbox',
    '<rootDir>/ops',
    '<rootDir>/scripts',
    '<rootDir>/bench',
    '<rootDir>/e2e/texts',
  ],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: [
    ...['/node_modules/', '/dist/'],
    ...(process.env.NIGHTLY ? [] : ['\\.nightly\\.test\\.ts$']),
  ],
  modulePathIgnorePatterns: ['/dist/'],
  testEnvironment: 'node',
  testRunner: '<rootDir>/scripts/testing/shared-modules/test-runner.mjs',
  globalSetup: '<rootDir>/embedded/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/embedded/testing/global-teardown.mjs',
  testTimeout: 30_000,
  // What finished test files leave behind makes whatever comes later slower.
  workerIdleMemoryLimit: '1GB',
};
