import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { type Consent, CONSENT_COOKIE, consentCookie } from '@bestellwerk/domain/analytics/consent';
import { type Answers, fakeServer } from '@bestellwerk/ui/testing/fake-server';
import { MemoryRouter } from 'react-router';
import { AppRoutes } from '../src/app/app-routes.js';
import { createStore } from '../src/app/store.js';
import { saveCarts } from '../src/shared/cart/cart-storage.js';
import type { BranchCart } from '../src/shared/cart/cart-slice.js';
import type { OrderDetails } from '../src/shared/order-details/details-slice.js';
import { saveDetails } from '../src/shared/order-details/details-storage.js';
import { catalogue } from './shop-fixture.js';

interface Options {
  path: string;
  answers?: Answers;
  cart?: BranchCart;
  details?: OrderDetails;
  /** What the guest answered to the cookie banner before; null: it is shown. */
  consent?: Consent | null;
}

/** The whole shop at a path, before a fake server that has the catalogue and the given answers. */
export function renderShop({ path, answers = {}, cart, details, consent = 'declined' }: Options) {
  document.cookie =
    consent === null ? `${CONSENT_COOKIE}=; Max-Age=0; Path=/` : consentCookie(consent, false);
  if (cart) saveCarts({}, { wien: cart });
  if (details) saveDetails(details);
  fakeServer({ 'GET /api/init': () => catalogue, ...answers });
  return render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </Provider>,
  );
}
