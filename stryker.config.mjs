import config from './domain/jest.config.mjs';
import { modulesOfEachFile } from './jest.config.mjs';

/** They repeat each case hundreds of times, for each mutant: the tables alone have to notice it. */
const properties = '\\.properties\\.test\\.ts$';

/** Calculations by subject, and what decides about orders, shifts, screens and the places of a day. */
const rooms = [
  ...['text', 'calendar', 'addresses', 'delivery', 'opening-hours', 'catalogue', 'pricing'],
  ...['ordering', 'branch-day', 'working-time', 'signage'],
];

/** Mutation testing of calculations and decisions: `npm run mutation`, or only some files with `npm run mutation -- --mutate <path>`. */
export default {
  mutate: [
    ...rooms.map((room) => `domain/${room}/**/*.ts`),
    '!**/*.test.ts',
    '!**/*.schema.ts',
    '!**/testing/**',
  ],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: {
    projectType: 'custom',
    config: {
      ...config,
      ...modulesOfEachFile,
      rootDir: '.',
      roots: rooms.map((room) => `<rootDir>/domain/${room}`),
      testPathIgnorePatterns: [...config.testPathIgnorePatterns, properties],
    },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  // What is computed once when a module is loaded would need all tests again; tables hold it to account anyway.
  ignoreStatic: true,
  ignorePatterns: ['/*', '!/domain', '!/tsconfig*.json', '!/package.json'],
  tempDirName: '.build/mutation',
  incrementalFile: '.build/mutation.json',
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: '.build/mutation.html' },
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
};
