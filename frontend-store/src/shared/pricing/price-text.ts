import type { PriceModel } from '@bestellwerk/domain/pricing/pricing.schema';
import { modelPrefix } from '@bestellwerk/domain/pricing/units';
import { formatMoney } from '@bestellwerk/domain/text/formats';

/** An amount as customers read it: '12,90 €', 'ca. 12,90 €', 'ab 12,90 €'. */
export const priceText = (gross: number, currency: string, model: PriceModel = 'fixed'): string =>
  modelPrefix[model] + formatMoney(gross, currency);
