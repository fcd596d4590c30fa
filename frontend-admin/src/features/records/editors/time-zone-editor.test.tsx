import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { branch } from '@bestellwerk/domain/resources/branch';
import { config } from '@bestellwerk/domain/resources/config';
import { showEditor } from './testing/show-editor.js';
import TimeZoneEditor from './time-zone-editor.js';

afterEach(cleanup);

test('a zone is found by the name of its city', async () => {
  const { last } = showEditor<string | null>(TimeZoneEditor, branch.fields.timeZone, 'timeZone', null);
  await userEvent.type(screen.getByRole('combobox', { name: 'Zeitzone' }), 'new york');
  await userEvent.click(await screen.findByRole('option', { name: 'America/New York' }));
  expect(last()).toBe('America/New_York');
});

test.each([
  ['can be taken away where the shop has one', branch.fields.timeZone, true],
  ['cannot be taken away from the shop', config.fields.timeZone, false],
])('a zone %s', async (_, schema, isOptional) => {
  showEditor<string | null>(TimeZoneEditor, schema, 'timeZone', 'Europe/Vienna');
  expect(screen.queryByRole('button', { name: 'Zeitzone entfernen' }) !== null).toBe(isOptional);
});
