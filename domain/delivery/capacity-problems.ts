import type { Problem } from '../kernel/refusal.js';
import type { DeliveryMode } from './delivery-mode.schema.js';

/** How many orders a time window takes, altogether and of each mode. Null is any number. */
type Numbers = Readonly<Record<CapacityField, number | null>>;
type CapacityField = 'orders' | DeliveryMode;

const modes: Readonly<Record<DeliveryMode, string>> = {
  takeaway: 'zur Abholung',
  delivery: 'zur Lieferung',
  dineIn: 'vor Ort',
};

const NOBODY =
  'Mit 0 kann niemand bestellen. Bitte machen Sie für kurze Zeit eine Pause (unter „Bestellannahme“), oder ändern Sie die Öffnungszeiten.';

/**
 * What stands against these numbers: windows that take nothing, which texts for guests do not know of, and modes of which a
 * window takes more than altogether, which could never come.
 */
export function capacityProblems({ orders, ...ofModes }: Numbers): (Problem & { field: CapacityField })[] {
  const altogether = orders === 0 ? [{ field: 'orders' as const, message: NOBODY }] : [];
  const problems = Object.keys(modes).flatMap((name) => {
    const field = name as DeliveryMode;
    const message = problemOf(modes[field], ofModes[field], orders);
    return message === null ? [] : [{ field, message }];
  });
  return [...altogether, ...problems];
}

function problemOf(mode: string, most: number | null, orders: number | null): string | null {
  if (most === 0) {
    return `Mit 0 kann niemand ${mode} bestellen. Bitte schalten Sie stattdessen die Bestellart der Filiale aus.`;
  }
  if (most === null || !orders || most <= orders) return null;
  return `Insgesamt nimmt das Zeitfenster nur ${orders} auf. Bitte geben Sie höchstens ${orders} an.`;
}
