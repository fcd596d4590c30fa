/** The pages of terminals and screens, in jsdom. Styles are left out. */
export default {
  rootDir: '..',
  roots: ['<rootDir>/frontend-devices'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/frontend-devices/testing/nothing.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
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
  testEnvironment: '<rootDir>/ui/testing/jsdom-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'], url: 'http://localhost/' },
  testTimeout: 30_000,
};
