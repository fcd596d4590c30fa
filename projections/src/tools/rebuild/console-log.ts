import type { RunnerLog } from '../../engine/runner/runner-log.js';

/** For a command on a terminal: only warnings and errors. */
export const consoleLog: RunnerLog = {
  handled: () => undefined,
  parked: (projection, { stream, type, revision }, reason) =>
    console.error(`${projection}: ${stream} is parked at ${type} (${revision}): ${reason}`),
  mended: () => undefined,
  info: () => undefined,
  warn: (message) => console.error(message),
};
