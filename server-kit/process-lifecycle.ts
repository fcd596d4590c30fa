import { exitCodeFor } from './wrong-settings.js';

/** Why a process does not work, or not fully. */
export interface Trouble {
  /**
   * 'disk-full': no room for PostgreSQL to write; 'hung': it did not answer and was ended; 'late': it did not get ready
   * in time; 'ended': anything else.
   */
  readonly code: 'disk-full' | 'hung' | 'late' | 'ended';
  /** One line in English, for those who run the product. */
  readonly text: string;
}

/** What a process sends to the one that supervises it. */
export interface ProcessMessage {
  readonly ready?: boolean;
  /** The address of a process that is ready. */
  readonly url?: string;
  readonly alive?: boolean;
  /** Null when all is well again. */
  readonly trouble?: Trouble | null;
  /** Why it ends. */
  readonly failed?: string;
}

/** Sends a message to the supervisor, if there is one. */
export function announce(message: ProcessMessage): void {
  if (process.connected) process.send!(message);
}

/**
 * Calls `stop` once, on a signal or when the supervisor's channel closes, and ends this process afterwards; by force
 * after `withinMs`.
 */
export function onShutdown(stop: () => Promise<void>, withinMs = 3_000): void {
  let isStopping = false;
  const leave = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), withinMs).unref();
    stop().then(() => process.exit(0), exitWith);
  };
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, leave);
  process.on('disconnect', leave);
  // The channel may have closed before this was called; then there is no event any more.
  if (process.send && !process.connected) leave();
}

/**
 * Ends this process: with 78 for wrong settings, with 1 for everything else. The reason goes to the supervisor, which
 * prints it, or to standard error where there is none.
 */
export async function exitWith(error: unknown): Promise<never> {
  const text = error instanceof Error ? error.message : String(error);
  if (process.connected) await new Promise((sent) => process.send!({ failed: text }, sent));
  else console.error(text);
  process.exit(exitCodeFor(error));
}
