import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roleDuties, roleWords } from '@bestellwerk/domain/access/role-words';
import { user } from '@bestellwerk/domain/records/definitions/user';
import { useState } from 'react';
import { show } from '../../testing/show.js';
import { FieldEditors } from './field-editors.js';
import { FieldView } from './field-view.js';

afterEach(cleanup);

function Roles() {
  const [roles, setRoles] = useState<unknown>([]);
  return (
    <FieldEditors>
      <FieldView
        path="roles"
        schema={user.fields.roles}
        value={roles}
        onChange={setRoles}
        problemAt={() => undefined}
        isReadOnly={false}
        record={{ roles }}
      />
    </FieldEditors>
  );
}

test('each role checkbox is described by what the role may do', () => {
  show(<Roles />);
  for (const [role, words] of Object.entries(roleWords)) {
    const box = screen.getByRole('checkbox', { name: words });
    const meaning = document.getElementById(box.getAttribute('aria-describedby')!);
    expect(meaning?.textContent).toBe(roleDuties[role as keyof typeof roleDuties]);
  }
});

test('a user without roles gets a warning until one is ticked', async () => {
  show(<Roles />);
  expect(screen.getByText('Ohne Rolle sieht diese Person nur „Meine Zeit“.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mitarbeit' }));
  expect(screen.queryByText(/^Ohne Rolle/)).toBeNull();
});
