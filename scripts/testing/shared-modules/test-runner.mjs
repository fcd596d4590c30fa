/**
 * Runs test files with jest's own runner, but loads modules as Node.js does: once for all files of a worker. Otherwise
 * each file would load and compile some 700 modules of the backend for itself.
 */
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import circus from 'jest-circus/runner';
import { ModuleMocker } from 'jest-mock';
import 'reflect-metadata';
import { useGlobals } from './jest-globals.mjs';

register('./hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

const require = createRequire(import.meta.url);
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

function jestOf(config) {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config, global: globalThis });
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    setTimeout: (ms) => void (globalThis[TEST_TIMEOUT] = ms),
    useFakeTimers: () => timers.useFakeTimers(),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  };
}

/** What jest's runner asks a runtime for. */
const sharedModules = (jest) => ({
  requireInternalModule(path) {
    // The tests and hooks of the file before are forgotten.
    delete require.cache[path];
    delete globalThis[EVENT_HANDLERS];
    return require(path);
  },
  requireModule: require,
  setGlobalsForRuntime: (globals) => useGlobals({ ...globals, jest }),
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: (path) => import(pathToFileURL(path).href),
  enterTestCode: () => undefined,
  leaveTestCode: () => undefined,
});

export default function runFile(globalConfig, config, environment, _runtime, testPath, sendMessageToJest) {
  if (globalConfig.watch || globalConfig.watchAll)
    throw new Error('A changed module is loaded by a new jest only.');
  delete globalThis[TEST_TIMEOUT];
  // Jest's own would know no source maps of these modules.
  delete Error.prepareStackTrace;
  return circus.default(
    globalConfig,
    config,
    environment,
    sharedModules(jestOf(config)),
    testPath,
    sendMessageToJest,
  );
}
