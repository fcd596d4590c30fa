import type { OrderPricing, PriceModel } from '@bestellwerk/domain/pricing/pricing.schema';
import { modelPrefix } from '@bestellwerk/domain/pricing/units';
import { formatMoney } from '@bestellwerk/domain/text/formats';

/** An amount as customers read it: '12,90 €', 'ca. 12,90 €', 'ab 12,90 €'. */
export const priceText = (gross: number, currency: string, model: PriceModel = 'fixed'): string =>
  modelPrefix[model] + formatMoney(gross, currency);

/** A total; one with a hidden price in it would reveal that price. */
export const totalText = (
  { totalGross, model }: Pick<OrderPricing, 'totalGross' | 'model'>,
  currency: string,
  hasHiddenPrices: boolean,
): string => (hasHiddenPrices ? onRequest : priceText(totalGross, currency, model));

/** In place of a price that the guest gets with an offer. */
export const onRequest = 'auf Anfrage';

/** Explains it. */
export const onRequestNote = 'Preise auf Anfrage nennen wir Ihnen in unserem Angebot.';
