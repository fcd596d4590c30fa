import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { KnownGuest } from '@bestellwerk/domain/contracts/known-guest.schema';
import { branch } from '@bestellwerk/domain/ordering/testing/inn';
import { facts } from '@bestellwerk/domain/ordering/testing/shop';
import { show } from '../../testing/show.js';
import { emptyDraft, type EntryDraft } from './entry-draft.js';
import { GuestFields } from './guest-fields.js';
import type { Entry } from './use-entry.js';

afterEach(cleanup);

function Fields({ branchPhone }: { branchPhone: string }) {
  const inn = branch({ phone: branchPhone });
  const [draft, setDraft] = useState(() => emptyDraft(inn));
  const [stop, setStop] = useState('');
  const change = (changes: Partial<EntryDraft>) => setDraft({ ...draft, ...changes });
  const entry = { draft, change, objections: { problems: [] } } as unknown as Entry;
  const shop = facts({ branch: inn });
  return (
    <>
      <GuestFields entry={entry} facts={shop} onNext={() => setStop('name')} toMode={() => setStop('mode')} />
      <output aria-label="Weiter">{stop}</output>
    </>
  );
}

const guest = (lastName: string, email: string): KnownGuest => ({
  ...{ firstName: 'Anna', lastName, companyName: '', email, phone: '' },
  ...{ street: 'Lindengasse 3', floor: '', stairway: '', door: '', zipCode: '1070', city: 'Wien' },
  ...{ customer: null, lastOrder: null },
});
const huber = guest('Huber', 'anna@example.org');
const maier = guest('Maier', 'maier@example.org');

type Lookup = () => readonly KnownGuest[] | Promise<readonly KnownGuest[]>;

const open = (lookups: Record<string, Lookup> = {}) => {
  const answers = Object.entries(lookups).map(([phone, answer]) => [
    `GET /api/guests?phone=${encodeURIComponent(phone)}`,
    answer,
  ]);
  show(<Fields branchPhone="+43 1 5550142" />, Object.fromEntries(answers));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const dial = async (number: string) => {
    await userEvent.clear(field('Telefonnummer'));
    await userEvent.type(field('Telefonnummer'), number);
  };
  const ledTo = (stop: string) =>
    waitFor(() => expect(screen.getByLabelText('Weiter').textContent).toBe(stop));
  return { field, dial, ledTo };
};
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test.each([
  ['+43 1 5550142', '+436601234567'],
  ['+49 89 123456', '+496601234567'],
])(
  'a national number on the telephone of the branch %j becomes %j when the field is left',
  async (near, stored) => {
    show(<Fields branchPhone={near} />);
    const field = screen.getByLabelText<HTMLInputElement>('Telefonnummer');
    await userEvent.type(field, '0660 1234567');
    await userEvent.tab();
    expect(field.value).toBe(stored);
  },
);

test('the only guest of a number is filled in, and leads to how the order goes to them', async () => {
  const { field, dial, ledTo } = open({ '+436601234567': () => [huber] });
  await dial('0660 1234567{Enter}');
  await ledTo('mode');
  expect(field('Name').value).toBe('Anna Huber');
  expect(field('E-Mail').value).toBe('anna@example.org');
  expect(said()).toContain('');
});

test('of several guests of a number none is filled in before one is chosen', async () => {
  const { field, dial, ledTo } = open({ '+436601234567': () => [huber, maier] });
  await dial('0660 1234567{Enter}');
  await ledTo('name');
  expect(field('Name').value).toBe('');
  expect(field('E-Mail').value).toBe('');
  expect(said()).toContain('2 Gäste mit dieser Nummer gefunden. Bitte wählen Sie den richtigen.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Übernehmen' })[1]!);
  expect(field('Name').value).toBe('Anna Maier');
  expect(field('E-Mail').value).toBe('maier@example.org');
});

test('an unknown number is reported as not found, and nothing of the guest of the number before stays', async () => {
  const { field, dial, ledTo } = open({ '+436601234567': () => [huber], '+436609999999': () => [] });
  await dial('0660 1234567{Enter}');
  await ledTo('mode');
  await dial('0660 9999999');
  expect(field('Name').value).toBe('');
  expect(field('E-Mail').value).toBe('');
  await userEvent.type(field('Telefonnummer'), '{Enter}');
  await ledTo('name');
  expect(said()).toContain('Kein Gast mit dieser Nummer gefunden.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Anna Huber')).toBeNull();
  await userEvent.type(field('Telefonnummer'), '8');
  expect(said()).not.toContain('Kein Gast mit dieser Nummer gefunden.');
});

test('a number whose lookup failed is not called unknown', async () => {
  const { dial, ledTo } = open({ '+436601234567': () => Promise.reject(new TypeError('no network')) });
  await dial('0660 1234567{Enter}');
  await ledTo('name');
  expect(said()).not.toContain('Kein Gast mit dieser Nummer gefunden.');
});

test('a guest who is found after another number was typed is not filled in', async () => {
  let answer: (guests: KnownGuest[]) => void = () => undefined;
  const late = new Promise<KnownGuest[]>((resolve) => (answer = resolve));
  const { field, dial } = open({ '+436601234567': () => late });
  await dial('0660 1234567{Enter}');
  await dial('0660 9999999');
  answer([huber]);
  await waitFor(() => expect(screen.queryByText('Wird gesucht …')).toBeNull());
  expect(field('Telefonnummer').value).toBe('0660 9999999');
  expect(field('Name').value).toBe('');
});
