import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { AppRoutes } from '../src/app/app-routes.js';
import { createStore } from '../src/app/store.js';
import { saveCarts } from '../src/shared/cart/cart-storage.js';
import type { BranchCart } from '../src/shared/cart/cart-slice.js';
import type { OrderDetails } from '../src/shared/order-details/details-slice.js';
import { saveDetails } from '../src/shared/order-details/details-storage.js';
import { catalogue } from './shop-fixture.js';

/** What a path of the fake server answers; throwing is a lost connection. */
export type Answers = Record<
  string,
  (request: { body: unknown; headers: Record<string, string> }) => unknown
>;

/** A failure that the fake server answers with. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly errors: { message: string; field: string | null }[],
  ) {}
}

interface Options {
  path: string;
  answers?: Answers;
  cart?: BranchCart;
  details?: OrderDetails;
}

/** The whole shop at a path, before a fake server that has the catalogue and the given answers. */
export function renderShop({ path, answers = {}, cart, details }: Options) {
  if (cart) saveCarts({}, { wien: cart });
  if (details) saveDetails(details);
  const all: Answers = { 'GET /api/init': () => catalogue, ...answers };
  globalThis.fetch = jest.fn<typeof fetch>(async (address, { method, body, headers } = {}) => {
    const answer = all[`${method} ${String(address)}`];
    if (!answer) return Response.json({ errors: [{ message: 'Unbekannt.', field: null }] }, { status: 404 });
    const data = answer({
      body: typeof body === 'string' ? JSON.parse(body) : null,
      headers: headers as Record<string, string>,
    });
    if (data instanceof Refusal) return Response.json({ errors: data.errors }, { status: data.status });
    return Response.json({ data }, { status: method === 'POST' ? 201 : 200 });
  });
  return render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </Provider>,
  );
}
