/** Tests of the shop and of the pieces in ui/, in a page of jsdom. Styles are left out. */
export default {
  rootDir: '..',
  roots: ['<rootDir>/frontend-store', '<rootDir>/ui'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testRunner: '<rootDir>/scripts/testing/shared-modules/browser-test-runner.mjs',
  moduleNameMapper: { '\\.css$': '<rootDir>/frontend-devices/testing/nothing.ts' },
  testEnvironment: 'node',
  testEnvironmentOptions: {
    url: 'http://localhost/',
    setupFiles: ['frontend-store/testing/browser-gaps.ts', 'ui/testing/async-timeout.ts'],
  },
  testTimeout: 60_000,
};
