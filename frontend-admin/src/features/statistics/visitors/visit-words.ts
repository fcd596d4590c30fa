import { formatDuration, formatNumber } from '@bestellwerk/domain/text/formats';

const MINUTE = 60;

export const visitWords = (visits: number): string =>
  visits === 1 ? '1 Besuch' : `${formatNumber(visits)} Besuche`;

/** '45 s', '2 min 5 s', '1 h 4 min': how long somebody looked at something, as exactly as it matters. */
export function secondsWords(seconds: number): string {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / MINUTE), whole % MINUTE];
  if (minutes === 0) return `${rest}\u00a0s`;
  const isLong = minutes >= MINUTE || rest === 0;
  return isLong ? formatDuration(minutes) : `${formatDuration(minutes)}\u00a0${rest}\u00a0s`;
}
