import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import EndOrderForm from './end-order-form.js';

afterEach(cleanup);

const address = 'Leider liefern wir nicht an diese Adresse.';

test.each([
  ['takeaway', 'reject', [], [address]],
  ['dineIn', 'reject', [], [address]],
  ['delivery', 'reject', [address], []],
  ['delivery', 'cancel', ['Gast nicht angetroffen'], ['Nicht abgeholt']],
  ['takeaway', 'cancel', ['Nicht abgeholt'], ['Gast nicht angetroffen']],
] as const)(
  'the reasons suggested for a %s order fit how it reaches its guest (%s)',
  (mode, step, with_, without) => {
    show(<EndOrderForm order={anOrder({ mode })} step={step} onClose={() => undefined} />);
    for (const text of with_) expect(screen.getByRole('button', { name: text })).toBeTruthy();
    for (const text of without) expect(screen.queryByRole('button', { name: text })).toBeNull();
  },
);

test.each([
  ['Vom Gast abgesagt', ', ist krank', 'guest'],
  ['Nicht abgeholt', '', 'notMet'],
  ['Doppelt bestellt', '', 'duplicate'],
])('the cause of a suggested reason (%s%s) is sent with it', async (suggestion, more, cause) => {
  const { writes } = show(
    <EndOrderForm order={anOrder({ mode: 'takeaway' })} step="cancel" onClose={() => undefined} />,
  );
  await userEvent.click(screen.getByRole('button', { name: suggestion }));
  await userEvent.type(screen.getByLabelText('Grund der Stornierung'), more || ' ');
  await userEvent.click(screen.getByRole('button', { name: 'Bestellung stornieren' }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { reason: `${suggestion}${more}`, cause } }]));
});

test('a reason in other words has another cause', async () => {
  const { writes } = show(<EndOrderForm order={anOrder()} step="cancel" onClose={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Grund der Stornierung'), 'Stromausfall');
  await userEvent.click(screen.getByRole('button', { name: 'Bestellung stornieren' }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { reason: 'Stromausfall', cause: 'other' } }]));
});
