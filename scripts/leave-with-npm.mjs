/**
 * npm passes a signal only to the shell it started, which ends without passing it on. So a program that npm started
 * sends itself a stop signal when that shell has ended.
 */
const ASKED_EVERY_MS = 200;
const shell = process.ppid;

function leaveWithShell() {
  if (process.ppid === shell) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}

const watch = process.env.npm_lifecycle_event
  ? setInterval(leaveWithShell, ASKED_EVERY_MS).unref()
  : undefined;
