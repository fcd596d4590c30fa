export const VIENNA = 'Europe/Vienna';

/** A time on Monday, 23 November 2026, by the clock in Vienna. */
export const monday = (clock: string): Date => new Date(`2026-11-23T${clock}+01:00`);

/** '2026-11-23T09:00:00' by Greenwich. */
export const utc = (text: string): Date => new Date(`${text}Z`);
