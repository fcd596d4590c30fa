import type { World } from '../core/world.js';
import type { ApiRequest, Routes } from '../http/routes.js';
import type { Answer } from '../core/state.js';
import { listAnswer } from './answers.js';

interface Method {
  readonly id: string;
  readonly description: string;
  readonly currencies: readonly string[];
}

export const methods: readonly Method[] = [
  { id: 'creditcard', description: 'Karte', currencies: ['EUR', 'CHF', 'USD', 'GBP'] },
  { id: 'eps', description: 'eps-Überweisung', currencies: ['EUR'] },
  { id: 'paypal', description: 'PayPal', currencies: ['EUR', 'CHF', 'USD', 'GBP'] },
  { id: 'twint', description: 'TWINT', currencies: ['CHF'] },
];

/** Without an amount Mollie lists only what takes euros. */
function list(world: World, { query }: ApiRequest): Answer {
  const currency = query.get('amount[currency]') ?? 'EUR';
  const listed = methods.filter(({ currencies }) => currencies.includes(currency));
  const image = (id: string, size: string) => `${world.publicUrl}/images/${id}${size}.svg`;
  return listAnswer(
    'methods',
    listed.map(({ id, description }) => ({
      resource: 'method',
      id,
      description,
      minimumAmount: { currency, value: '0.01' },
      maximumAmount: null,
      image: { size1x: image(id, ''), size2x: image(id, '@2x'), svg: image(id, '') },
      status: 'activated',
    })),
  );
}

export const methodRoutes: Routes = { 'GET /v2/methods': list };
