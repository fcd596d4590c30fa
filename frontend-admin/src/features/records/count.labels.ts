import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatNumber } from '@bestellwerk/domain/text/formats';

/** '1 Tisch', '1.200 Tische' */
export const countWords = (total: number, { one, many }: Resource['words']): string =>
  total === 1 ? `1 ${one}` : `${formatNumber(total)} ${many}`;

/** '1 Eintrag', '12 Einträge', and as German has it after 'von' or 'bei'. */
export function recordCount(count: number, wordCase: 'nominative' | 'dative' = 'nominative'): string {
  if (count === 1) return '1 Eintrag';
  return `${formatNumber(count)} ${wordCase === 'dative' ? 'Einträgen' : 'Einträge'}`;
}
