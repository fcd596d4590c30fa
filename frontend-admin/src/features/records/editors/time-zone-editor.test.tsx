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
  ['can be taken away where the shop has one', branch.fields.timeZone, null],
  ['cannot be taken away from the shop', config.fields.timeZone, 'Europe/Vienna'],
])('a zone %s', async (_, schema, left) => {
  const { last } = showEditor<string | null>(TimeZoneEditor, schema, 'timeZone', 'Europe/Vienna');
  const zone = screen.getByRole('combobox', { name: 'Zeitzone' });
  await userEvent.clear(zone);
  await userEvent.type(zone, 'vienna');
  await userEvent.click(await screen.findByRole('option', { name: 'Europe/Vienna' }));
  expect(last() === undefined ? 'Europe/Vienna' : last()).toBe(left);
});
