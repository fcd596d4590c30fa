const MINUTE = 60_000;

/**
 * The first time that can be chosen after a pause of ordering: people read its end without the seconds, and choose whole
 * minutes.
 */
export const firstTimeAfter = (pausedUntil: Date): Date =>
  new Date(Math.floor(pausedUntil.getTime() / MINUTE) * MINUTE);
