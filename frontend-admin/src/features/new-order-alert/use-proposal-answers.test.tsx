import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { proposalEndings, quotationEndings } from '@bestellwerk/domain/ordering/order-labels';
import { Toasts } from '../../shared/toasts/toasts.js';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { useProposalAnswers } from './use-proposal-answers.js';

afterEach(cleanup);

function Watch({ later, asked }: { later: StaffOrder[]; asked: StaffOrder['status'] }) {
  const [orders, setOrders] = useState([anOrder({ status: asked })]);
  useProposalAnswers(orders);
  return <button onClick={() => setOrders(later)}>Weiter</button>;
}

async function after(later: StaffOrder[], read = anOrder(), asked: StaffOrder['status'] = 'proposed') {
  let reads = 0;
  const answer = () => ((reads += 1), read);
  show(
    <>
      <Watch later={later} asked={asked} />
      <Toasts />
    </>,
    { 'GET /api/orders/o-1': answer },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  return () => reads;
}

test('a guest who agrees with another time is announced', async () => {
  await after([anOrder({ status: 'confirmed' })]);
  expect(await screen.findByText('Bestellung 12: Der Gast hat den neuen Termin angenommen.')).toBeTruthy();
});

test('a guest who accepts an offer is announced', async () => {
  await after([anOrder({ status: 'pending' })], anOrder(), 'offered');
  expect(await screen.findByText('Bestellung 12: Der Gast hat das Angebot angenommen.')).toBeTruthy();
});

test.each([...Object.values(proposalEndings), ...Object.values(quotationEndings)])(
  'an order that vanishes is announced with its reason: %s',
  async (reason) => {
    await after([], anOrder({ status: 'canceled', cancelationReason: reason }));
    expect(await screen.findByText('Bestellung 12 storniert.')).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
  },
);

test('a request that its guest withdraws is announced, an offer of staff is not', async () => {
  const withdrawn = anOrder({ status: 'canceled', cancelationReason: quotationEndings.withdrawn });
  await after([], withdrawn, 'requested');
  expect(await screen.findByText(quotationEndings.withdrawn)).toBeTruthy();
  cleanup();
  await after([anOrder({ status: 'offered' })], anOrder(), 'requested');
  expect(screen.queryByText(/^Bestellung 12/)).toBeNull();
});

test.each([
  ['staff canceled', anOrder({ status: 'canceled', cancelationReason: 'Doppelt bestellt' })],
  ['another branch has on its list', anOrder({ status: 'proposed' })],
])('an order that %s is not announced', async (_case, read) => {
  const reads = await after([], read);
  await waitFor(() => expect(reads()).toBe(1));
  expect(screen.queryByText(/^Bestellung 12/)).toBeNull();
});
