const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_LOOKS_MS = [MINUTE_MS, 5 * MINUTE_MS, 35 * MINUTE_MS];

/** When a payment that is not final is looked at next: 1, 5 and 35 minutes after it began, then every hour. */
export function nextLook(began: Date, now: Date): Date {
  const passed = now.getTime() - began.getTime();
  const first = FIRST_LOOKS_MS.find((ms) => ms > passed);
  const last = FIRST_LOOKS_MS.at(-1)!;
  const hours = Math.floor((passed - last) / HOUR_MS) + 1;
  return new Date(began.getTime() + (first ?? last + hours * HOUR_MS));
}
