import type { PriceModel } from '@bestellwerk/domain/kernel/price-model';
import { formatMoney } from '@bestellwerk/domain/rules/formats';

const prefixes: Record<PriceModel, string> = { fixed: '', approximate: 'ca. ', minimum: 'ab ' };

/** An amount as customers read it: '12,90 €', 'ca. 12,90 €', 'ab 12,90 €'. */
export const priceText = (gross: number, currency: string, model: PriceModel = 'fixed'): string =>
  prefixes[model] + formatMoney(gross, currency);
