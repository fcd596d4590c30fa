import servers from '../jest.config.mjs';

const { globalSetup, globalTeardown, ...withoutPostgres } = servers;

/** The tests of `domain` alone: they need no server. */
export default { ...withoutPostgres, rootDir: '..', roots: ['<rootDir>/domain'] };
