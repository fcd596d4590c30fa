import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manager, show } from '../../../testing/show.js';
import { resourceAt } from '../../../shared/records/definitions.js';
import { RecordEditing } from './record-editing.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const menus = resourceAt('menus')!;
const admin = { ...manager, roles: ['ROLE_ADMIN' as const] };
const field = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

test('the identifier of a new record follows the name until it is edited', async () => {
  show(<RecordEditing resource={menus} record={null} initial={null} />, {}, admin);
  await userEvent.type(field(/^Name/), 'Große Karte');
  expect(field(/^Kennung/).value).toBe('grosse-karte');
  await userEvent.type(field(/^Kennung/), '-2027');
  await userEvent.type(field(/^Name/), ' im Winter');
  expect(field(/^Kennung/).value).toBe('grosse-karte-2027');
});

test('the identifier of an existing record does not follow the name', async () => {
  const record = {
    ...menus.example,
    ...{ id: 'm-1', name: 'Karte', identifier: 'karte', branches: [], catalog: [] },
    ...{ revision: '0', isRemoved: false },
    ...{ createdAt: '2026-11-01T08:00:00.000Z', changedAt: '2026-11-01T08:00:00.000Z' },
  };
  show(<RecordEditing resource={menus} record={record} initial={null} />, {}, admin);
  await userEvent.type(field(/^Name/), ' neu');
  expect(field(/^Kennung/).value).toBe('karte');
});
