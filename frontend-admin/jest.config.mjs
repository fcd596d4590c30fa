/** Logic and components of the back office, in a page of jsdom. Styles are left out. */
export default {
  rootDir: '..',
  roots: ['<rootDir>/frontend-admin/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testRunner: '<rootDir>/scripts/testing/shared-modules/browser-test-runner.mjs',
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/frontend-admin/src/testing/class-names.ts',
    '\\.css$': '<rootDir>/frontend-admin/src/testing/nothing.ts',
    '^socket\\.io-client$': '<rootDir>/frontend-admin/src/testing/no-socket.ts',
    '^react-konva$': '<rootDir>/frontend-admin/src/testing/no-canvas.tsx',
  },
  testEnvironment: 'node',
  testEnvironmentOptions: {
    url: 'http://localhost/backend/',
    setupFiles: ['frontend-admin/src/testing/browser-setup.ts', 'ui/testing/async-timeout.ts'],
  },
  testTimeout: 40_000,
};
