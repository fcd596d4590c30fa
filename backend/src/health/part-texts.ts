import type { HealthItem } from '@bestellwerk/domain/contracts/health.schema';
import type { PartFacts } from './parts.js';

const titles: Readonly<Record<string, string>> = {
  postgres: 'Die Datenbank',
  eventstore: 'Der Ereignisspeicher',
  projections: 'Die Auswertung',
  backend: 'Der Server der Seiten',
  'payment-sandbox': 'Die Testumgebung für Zahlungen',
};

const causes: Readonly<Record<string, { readonly text: string; readonly advice: string }>> = {
  'disk-full': {
    text: 'kann nichts mehr schreiben: Der Datenträger ist voll',
    advice: 'Bitte geben Sie Speicherplatz frei. Danach geht es von selbst weiter.',
  },
  hung: {
    text: 'hat nicht mehr geantwortet und wird neu gestartet',
    advice: 'Bitte sehen Sie nach, ob der Rechner überlastet ist, wenn das wieder vorkommt.',
  },
  late: {
    text: 'ist nicht rechtzeitig bereit geworden und wird neu gestartet',
    advice: 'Bitte geben Sie diesen Text an die Technik weiter, wenn es so bleibt.',
  },
  ended: {
    text: 'läuft gerade nicht und wird von selbst wieder gestartet',
    advice: 'Bitte geben Sie diesen Text an die Technik weiter, wenn es so bleibt.',
  },
};

const inTrouble = (parts: readonly PartFacts[]): readonly PartFacts[] =>
  parts.filter(({ reason }) => reason !== null);

/** Null where nobody supervises. */
export function describeParts(parts: readonly PartFacts[]): HealthItem | null {
  const about = { id: 'parts', title: 'Dienste' } as const;
  if (parts.length === 0) return null;
  const troubled = inTrouble(parts);
  if (troubled.length === 0) return { ...about, state: 'ok', text: 'Alle Dienste laufen.', advice: null };
  return { ...about, state: 'bad', text: troubled.map(sentence).join(' '), advice: adviceFor(troubled) };
}

/** What staff read while the database is away. */
export function databaseAwayText(parts: readonly PartFacts[]): string {
  const away = 'Die Datenbank ist nicht erreichbar. Sobald sie antwortet, geht es von selbst weiter.';
  const troubled = inTrouble(parts).filter(({ name }) => name === 'postgres');
  if (troubled.length === 0) return away;
  return `${away} ${troubled.map(sentence).join(' ')} ${adviceFor(troubled)}`;
}

/** While the database answers and takes no writes. Everybody may read it, so it names no folder. */
export function readOnlyText(parts: readonly PartFacts[]): string {
  const isDiskFull = parts.some(({ name, reason }) => name === 'postgres' && reason?.code === 'disk-full');
  if (!isDiskFull) return 'Die Datenbank kann gelesen werden, nimmt aber nichts an.';
  const { text, advice } = causes['disk-full']!;
  return `Die Datenbank ${text}. ${advice}`;
}

function sentence({ name, reason }: PartFacts): string {
  const cause = causes[reason!.code] ?? causes.ended!;
  return `${titles[name] ?? name} ${cause.text} (${reason!.text}).`;
}

const adviceFor = (troubled: readonly PartFacts[]): string =>
  [...new Set(troubled.map(({ reason }) => (causes[reason!.code] ?? causes.ended!).advice))].join(' ');
