import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { config } from '@bestellwerk/domain/records/definitions/config';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { show } from '../testing/show.js';
import { RecordForm } from '../features/records/form/record-form.js';
import { sectionsOf } from '../features/records/form/sections.js';

afterEach(cleanup);

const problem = 'Mollie ist nicht eingerichtet.';
const text = `Wird nicht angeboten: ${problem}`;

function Form({ changes }: { changes: object }) {
  const [fields, setFields] = useState<Fields>({ ...branch.example, ...changes });
  const sections = sectionsOf(branch.fields).filter(({ name }) => name === 'Zahlungsarten');
  return (
    <RecordForm sections={sections} fields={fields} errors={{}} isReadOnly={false} onChange={setFields} />
  );
}

const open = (changes: object) =>
  show(<Form changes={changes} />, {
    'GET /api/config': () => ({ ...config.example, enableMollie: true, enablePluginMollie: true }),
    'GET /api/payment-providers': () => [{ name: 'mollie', isSandbox: false, isUsable: false, problem }],
  });

const placeOf = (name: string): HTMLElement =>
  screen.getByRole('switch', { name }).closest<HTMLElement>('[data-field]')!;

test('the switch of a method whose provider cannot be used says why it is not offered', async () => {
  open({ isMollieEnabled: true });
  expect((await screen.findByText(text)).closest('[data-field]')).toBe(placeOf('Mollie'));
});

test('the reason comes and goes with the switch, before anything is saved', async () => {
  open({ isMollieEnabled: false, isCashEnabled: true });
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(text)).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Mollie' }));
  expect(await within(placeOf('Mollie')).findByText(text)).toBeTruthy();
  expect(within(placeOf('Bar')).queryByText(/Wird nicht angeboten/)).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Mollie' }));
  expect(screen.queryByText(text)).toBeNull();
});
