import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatNumber } from '@bestellwerk/domain/text/formats';

/** '1 Tisch', '1.200 Tische' */
export const countWords = (total: number, { one, many }: Resource['words']): string =>
  total === 1 ? `1 ${one}` : `${formatNumber(total)} ${many}`;
