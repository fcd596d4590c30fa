const MINUTE = 60_000;

/** 'seit 1 Minute', 'seit 12 Minuten', 'seit 2 h 05'; nothing in the first minute. */
export function awayWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return '';
  if (minutes === 1) return 'seit 1 Minute';
  if (minutes < 60) return `seit ${minutes} Minuten`;
  return `seit ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
