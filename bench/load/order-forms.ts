import { randomUUID } from 'node:crypto';
import { requiresUpload } from '@bestellwerk/domain/catalogue/configuration';
import type { OrderFormInput } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { requestText } from './http-connection.js';

const MODE_FIELDS = { isDelivery: false, isDineIn: false };

/** What the shop's pages start with. */
export interface Shop {
  readonly branches: readonly Branch[];
  readonly products: readonly Product[];
}

export async function shopAt(url: string): Promise<Shop> {
  const answer = await fetch(`${url}/api/init`);
  return ((await answer.json()) as { data: Shop }).data;
}

/** Ever new orders of one branch: two products of all that are always to be had, for people with names of their own. */
export class OrderForms {
  private count = 0;
  private readonly products: readonly Product[];

  constructor(
    shop: Shop,
    readonly branch: string = shop.branches[0]!.id,
  ) {
    this.products = shop.products.filter(
      (product) => product.isEnabled && !product.schedule?.length && !requiresUpload(product),
    );
  }

  next(): OrderFormInput {
    const number = this.count++;
    return {
      ...MODE_FIELDS,
      branch: this.branch,
      items: [this.item(number), this.item(number * 7 + 3)],
      paymentMethod: 'cash',
      firstName: 'Erika',
      lastName: `Muster ${number}`,
      phone: '+43 664 1234567',
      email: `erika.${number}@example.org`,
      comment: number % 3 === 0 ? 'Bitte klingeln, die Glocke ist leise.' : '',
      legalInstructions: true,
      privacyPolicy: true,
    };
  }

  private item(number: number): OrderFormInput['items'][number] {
    const product = this.products[number % this.products.length]!;
    return {
      product: product.id,
      amount: product.minimumQuantity ?? 1,
      unit: product.unit,
      parts: product.config.parts.map(({ type, options }) => {
        if (type === 'select') return options[0]!.name;
        return type === 'multiselect' ? options.slice(0, 1).map(({ name }) => name) : null;
      }),
    };
  }
}

/** The request that places an order, each under a key of its own. */
export function orderRequest(form: OrderFormInput): string {
  return requestText('POST', '/api/orders', { 'idempotency-key': randomUUID() }, JSON.stringify(form));
}
