import { fileURLToPath } from 'node:url';
import type { Trouble } from '../supervision/part-state.js';
import { exitCodeFor } from './wrong-settings.js';

/** Tells the world, by IPC where there is a channel and by one JSON line on standard output, that this part is ready. */
export function announceReady(url: string): void {
  process.send?.({ ready: true, url });
  console.log(JSON.stringify({ ready: true, url }));
}

let hasTrouble = false;

/** Says to the supervisor what this part cannot do; null when all is well again. */
export function announceTrouble(trouble: Trouble | null): void {
  if (process.connected && (trouble || hasTrouble)) process.send!({ trouble });
  hasTrouble = trouble !== null;
}

/** Runs `stop` once on SIGTERM, SIGINT or when the parent's channel closes, and then leaves; by force after `withinMs`. */
export function onShutdown(stop: () => Promise<void>, withinMs = 4000): void {
  let leaving = false;
  const leave = (): void => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => process.exit(1), withinMs).unref();
    stop().then(
      () => process.exit(0),
      (error) => void exitWith(error),
    );
  };
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  process.on('disconnect', leave);
}

/**
 * Ends this process: with 78 for wrong settings, with 1 for everything else. The reason goes to the supervisor, which prints
 * it, or to standard error where there is none.
 */
export async function exitWith(error: unknown): Promise<never> {
  const text = error instanceof Error ? error.message : String(error);
  if (process.connected) await new Promise((sent) => process.send!({ failed: text }, sent));
  else console.error(text);
  process.exit(exitCodeFor(error));
}

/** The script beside `moduleUrl`, compiled or not as the module itself is. */
export function scriptBeside(moduleUrl: string, relative: string): string {
  const extension = moduleUrl.endsWith('.ts') ? '.ts' : '.js';
  return fileURLToPath(new URL(`${relative}${extension}`, moduleUrl));
}
