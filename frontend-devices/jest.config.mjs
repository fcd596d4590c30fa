/** The pages of terminals and screens, in jsdom. Styles are left out. */
export default {
  rootDir: '..',
  roots: ['<rootDir>/frontend-devices'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testRunner: '<rootDir>/scripts/testing/shared-modules/browser-test-runner.mjs',
  moduleNameMapper: { '\\.css$': '<rootDir>/frontend-devices/testing/nothing.ts' },
  testEnvironment: 'node',
  testEnvironmentOptions: {
    url: 'http://localhost/',
    setupFiles: ['ui/testing/async-timeout.ts'],
  },
  testTimeout: 30_000,
};
