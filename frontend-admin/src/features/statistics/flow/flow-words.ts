import { eventLabel } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import { FLOW_EXIT } from '@bestellwerk/domain/analytics/visit-sums';
import { OTHER } from '@bestellwerk/domain/statistics/rows';

const words: Readonly<Record<string, string>> = {
  [FLOW_EXIT]: 'Besuch beendet',
  [OTHER]: 'Übrige',
  '/': 'Startseite',
};

/** What a step of a visit is called: pages by their paths, events by what was done. */
export const nodeWords = (label: string): string => words[label] ?? eventLabel(label);
