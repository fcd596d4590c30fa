import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
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
