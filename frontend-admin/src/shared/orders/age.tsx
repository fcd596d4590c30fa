import { useNow } from '../ui/use-now.js';

/** '0:42', '12:05', '1 h 07' */
export function ageWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ${two(minutes % 60)}` : `${Math.floor(hours / 24)} T ${hours % 24} h`;
}

/** How long ago an order was placed; keeps counting. */
export function Age({ since }: { since: string }) {
  const age = useNow() - Date.parse(since);
  return (
    <time dateTime={since} title="Alter der Bestellung">
      {ageWords(age)}
    </time>
  );
}
