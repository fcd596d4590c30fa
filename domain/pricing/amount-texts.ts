import { formatNumber, formatPreciseNumber } from '../text/formats.js';
import type { PriceModel } from './pricing.schema.js';
import type { UnitName } from './unit-name.schema.js';
import { unitLabel } from './units.js';

/** Prefix of a price or an amount that is not exact: 'ca. ', 'ab '. */
export const modelPrefix: Readonly<Record<PriceModel, string>> = {
  fixed: '',
  approximate: 'ca. ',
  minimum: 'ab ',
};

/** '2 Portionen', '0,5 kg' */
export const formatAmount = (amount: number, unit: UnitName): string =>
  `${formatNumber(amount)}\u00a0${unitLabel(unit, amount)}`;

/** '2×' of what is sold by the piece, else '0,25 kg': an amount before the name of a product. */
export const formatTimes = (amount: number, unit: UnitName): string =>
  unit === 'piece' ? `${formatNumber(amount)}×` : formatAmount(amount, unit);

/** '0,0505 kg': an amount that is calculated with, with up to 10 decimals. */
export const formatPreciseAmount = (amount: number, unit: UnitName): string =>
  `${formatPreciseNumber(amount)}\u00a0${unitLabel(unit, amount)}`;
