import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import circus from 'jest-circus/runner';
import { ModuleMocker } from 'jest-mock';
import { useGlobals } from './jest-globals.mjs';

const require = createRequire(import.meta.url);
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** Node.js and React need these while timers are faked: the tests have no context of their own. */
const neededByOthers = ['nextTick', 'hrtime', 'queueMicrotask', 'setImmediate', 'clearImmediate'];

function jestOf(config) {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config, global: globalThis });
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    mocked: (source) => source,
    clearAllMocks: () => mocker.clearAllMocks(),
    resetAllMocks: () => mocker.resetAllMocks(),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    setTimeout: (ms) => void (globalThis[TEST_TIMEOUT] = ms),
    useFakeTimers: ({ doNotFake = [], ...options } = {}) =>
      timers.useFakeTimers({ ...options, doNotFake: [...neededByOthers, ...doNotFake] }),
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (now) => timers.setSystemTime(now),
    runAllTimers: () => timers.runAllTimers(),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  };
}

/** What jest's runner asks a runtime for. */
const sharedModules = (jest, prepareTests) => ({
  requireInternalModule(path) {
    // The tests and hooks of the file before are forgotten.
    delete require.cache[path];
    delete globalThis[EVENT_HANDLERS];
    return require(path);
  },
  requireModule: require,
  setGlobalsForRuntime(globals) {
    useGlobals({ ...globals, jest });
    prepareTests?.(globals);
  },
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: (path) => import(pathToFileURL(path).href),
  enterTestCode: () => undefined,
  leaveTestCode: () => undefined,
});

/**
 * Has modules loaded as `hooks.mjs` does.
 *
 * @param {{ conditions: readonly string[], replaced?: readonly (readonly [pattern: string, path: string])[] }} options
 */
export function loadSources(options) {
  register('./hooks.mjs', import.meta.url, { data: options });
  process.setSourceMapsEnabled(true);
}

/**
 * Runs a test file with jest's own runner, but with modules that stay for the files that come later. `prepareTests` may
 * define hooks for its tests.
 */
export async function runFile(globalConfig, config, environment, testPath, sendMessageToJest, prepareTests) {
  if (globalConfig.watch || globalConfig.watchAll)
    throw new Error('A changed module is loaded by a new jest only.');
  delete globalThis[TEST_TIMEOUT];
  // Jest's own would know no source maps of these modules.
  delete Error.prepareStackTrace;
  const jest = jestOf(config);
  const modules = sharedModules(jest, prepareTests);
  try {
    return await circus.default(globalConfig, config, environment, modules, testPath, sendMessageToJest);
  } finally {
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
}
