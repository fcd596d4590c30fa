import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { config } from '@bestellwerk/domain/records/definitions/config';
import { show } from '../../testing/show.js';
import ProviderAdvice from './provider-advice.js';

afterEach(cleanup);

const problem = 'Mollie nimmt den Schlüssel nicht an.';
const open = (switches: object) =>
  show(<ProviderAdvice record={{ ...config.example, ...switches }} id="shop" />, {
    'GET /api/payment-providers': () => [
      { name: 'mollie', isSandbox: false, isUsable: false, problem },
      { name: 'datatrans', isSandbox: false, isUsable: false, problem: 'Datatrans ist nicht eingerichtet.' },
    ],
  });

test('a method that is switched on and cannot be offered is explained', async () => {
  open({ enableMollie: true, enablePluginMollie: true, enableDatatrans: true });
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      `Mollie wird zurzeit nicht angeboten. ${problem}`,
    ]),
  );
});
