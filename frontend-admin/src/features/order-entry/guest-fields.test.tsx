import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ShopFacts } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { show } from '../../testing/show.js';
import type { EntryDraft } from './entry-draft.js';
import { GuestFields } from './guest-fields.js';
import type { Entry } from './use-entry.js';

afterEach(cleanup);

function Fields({ branchPhone }: { branchPhone: string }) {
  const [draft, setDraft] = useState({ phone: '', name: '', companyName: '', email: '' } as EntryDraft);
  const change = (changes: Partial<EntryDraft>) => setDraft({ ...draft, ...changes });
  const entry = { draft, change, objections: { problems: [] } } as unknown as Entry;
  const facts = { branch: { phone: branchPhone } } as ShopFacts;
  return <GuestFields entry={entry} facts={facts} onNext={() => {}} toMode={() => {}} />;
}

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
