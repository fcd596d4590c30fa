import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roleDuties, roleWords } from '@bestellwerk/domain/access/role-words';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { device } from '@bestellwerk/domain/records/definitions/device';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { user } from '@bestellwerk/domain/records/definitions/user';
import { useState } from 'react';
import { show } from '../../testing/show.js';
import { showEditor } from '../../testing/show-editor.js';
import { ChoiceField } from './choice-fields.js';
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

const chosen = () => screen.getByRole<HTMLSelectElement>('combobox');
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test.each([
  ['of a branch from before there was the field', branch.fields.capacityWindow, null, '15'],
  ['of a branch', branch.fields.capacityWindow, '30', '30'],
  ['of a printer', device.fields.cut, null, 'partial'],
])(
  'a choice with a default offered none of its values, which was refused: %s',
  (_case, schema, value, shown) => {
    showEditor<string | null>(ChoiceField, schema, 'choice', value);
    expect(offered()).not.toContain('Keine Angabe');
    expect(chosen().value).toBe(shown);
  },
);

test('a choice that may be left open still offers that', async () => {
  const { last } = showEditor<string | null>(ChoiceField, product.fields.leadTimeType, 'choice', 'days');
  expect(offered()[0]).toBe('Keine Angabe');
  await userEvent.selectOptions(chosen(), 'Keine Angabe');
  expect(last()).toBeNull();
});

test('every choice of every record offers only what its field takes', () => {
  for (const { fields } of resources)
    for (const [name, schema] of Object.entries(fields)) {
      if (formOf(schema)?.control.kind !== 'choice') continue;
      showEditor<string | null>(ChoiceField, schema, name, null);
      for (const { value, text } of [...chosen().options])
        expect(text === 'Bitte wählen' || schema.safeParse(value || null).success).toBe(true);
      cleanup();
    }
});
