/** EX_CONFIG of sysexits.h: a process that ends with it would end so again, however often it is started. */
const WRONG_SETTINGS_CODE = 78;

/** Settings or a database that an operator must change: a retry does not help. */
export class WrongSettings extends Error {
  readonly exitCode = WRONG_SETTINGS_CODE;
}

/**
 * Ends this process: with 78 for wrong settings, with 1 for everything else. The reason goes to the supervisor, which
 * logs it, or to standard error where there is none.
 */
export async function endBecauseOf(error: unknown): Promise<never> {
  const text = error instanceof Error ? error.message : String(error);
  if (process.connected) await new Promise((sent) => process.send!({ failed: text }, sent));
  else console.error(text);
  process.exit(error instanceof WrongSettings ? WRONG_SETTINGS_CODE : 1);
}
