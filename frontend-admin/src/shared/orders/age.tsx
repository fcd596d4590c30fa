import { useAtNow } from '../ui/use-now.js';

/** From this age on seconds are not shown, so a board full of old orders does not render every second. */
const SECONDS_UNTIL = 10;

/** '0:42', '12 min', '1 h 07' */
export function ageWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  if (minutes < SECONDS_UNTIL) return `${minutes}:${two(seconds % 60)}`;
  if (minutes < 60) return `${minutes}\u00a0min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ${two(minutes % 60)}` : `${Math.floor(hours / 24)} T ${hours % 24} h`;
}

/** How long ago an order was placed; keeps counting. */
export function Age({ since }: { since: string }) {
  const words = useAtNow((now) => ageWords(now - Date.parse(since)));
  return (
    <time dateTime={since} title="Alter der Bestellung">
      {words}
    </time>
  );
}
