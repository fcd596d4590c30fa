import type { ReadModelFacts } from './facts.js';
import { percentHandled } from './build-progress.js';
import { readModelTitle } from './read-model-titles.js';

const statements: Readonly<Record<string, string>> = {
  TRUNCATE: 'geleert',
  DELETE: 'um Zeilen verkürzt',
  INSERT: 'um Zeilen ergänzt',
  UPDATE: 'verändert',
};

/** For read models whose tables were changed by hand; null if there are none. */
export function describeDamage(models: readonly ReadModelFacts[], head: string | null) {
  const damaged = models.filter(({ damagedBy }) => damagedBy !== null);
  if (damaged.length === 0) return null;
  const what = damaged.map(
    ({ id, damagedBy }) => `${readModelTitle(id)}: von Hand ${statements[damagedBy!] ?? 'verändert'}.`,
  );
  const percents = damaged.map(({ rebuiltUpTo }) => percentHandled(BigInt(rebuiltUpTo), BigInt(head ?? -1)));
  return {
    text: `${what.join(' ')} Was dort steht, stimmt nicht mehr. Es wird gerade von selbst aus dem Ereignisprotokoll neu aufgebaut (${Math.min(...percents)}\u00a0%).`,
    advice:
      'Bitte warten Sie, bis der Aufbau fertig ist; verloren ist nichts. Bitte lassen Sie niemanden direkt in die Tabellen schreiben.',
  };
}
