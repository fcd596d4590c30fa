const HOUR = 60;

/** '7 h 25 min', '8 h', '25 min' for whole minutes; the parts are joined by no-break spaces. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  const parts = [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`];
  return parts.filter(Boolean).join('\u00a0');
}

/** '+1 h 5 min', '−35 min', '0 min': more or less than planned. */
export function formatBalance(minutes: number): string {
  const sign = minutes === 0 ? '' : minutes > 0 ? '+' : '−';
  return sign + formatDuration(Math.abs(minutes));
}
