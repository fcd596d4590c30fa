/** EX_CONFIG of sysexits.h: a process that ends with it would end so again, however often it is started. */
export const WRONG_SETTINGS_CODE = 78;

/** Settings, a database or a data folder that an operator must change: a retry does not help. */
export class WrongSettings extends Error {
  readonly exitCode = WRONG_SETTINGS_CODE;
}

/** What a process ends with because of an error: 78 for wrong settings, 1 for everything else. */
export const exitCodeFor = (error: unknown): number =>
  (error as { exitCode?: number } | undefined)?.exitCode === WRONG_SETTINGS_CODE ? WRONG_SETTINGS_CODE : 1;
