import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { AppRoutes } from '../src/app/app-routes.js';
import { createStore } from '../src/app/store.js';
import { api } from '../src/shared/api.js';
import { orderApi } from '../src/shared/order/order-api.js';
import { renewNow } from '../src/shared/use-now.js';

export interface ShownPage {
  /** Of the address, decoded or not. */
  readonly path: string;
  /** As visitors are sent it. */
  readonly catalogue: Catalogue;
  /** ETag of that answer. */
  readonly etag: string;
  /** Of the status page in `path`. */
  readonly order?: PublicOrder | undefined;
}

/**
 * The element of the shop with a page as a new guest sees it on a phone: with an empty cart, and without what comes after the first
 * view. `rendered-content.ts` reads what is noted at it. Throws where a part of the page fails, which would show its error otherwise.
 */
export async function renderPage({ path, catalogue, etag, order }: ShownPage): Promise<string> {
  const now = renewNow();
  const store = createStore({});
  await store.dispatch(api.util.upsertQueryData('catalogue', undefined, catalogue));
  if (order) {
    const { uid, hash } = order;
    await store.dispatch(orderApi.util.upsertQueryData('publicOrder', { uid, hash }, order));
  }
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Provider store={store}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Provider>,
    // Larger parts would be put into their places by scripts otherwise.
    { progressiveChunkSize: Infinity, onError: (failure) => void failures.push(failure) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  // An order may change otherwise than the catalogue.
  const source = order ? '' : etag.replaceAll('"', '');
  return `<div id="root" data-content="${source}" data-at="${now.toISOString()}" aria-disabled="true">${html}</div>`;
}
