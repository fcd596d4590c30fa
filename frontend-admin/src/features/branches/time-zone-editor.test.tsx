import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { config } from '@bestellwerk/domain/records/definitions/config';
import { showEditor } from '../../testing/show-editor.js';
import TimeZoneEditor from './time-zone-editor.js';

afterEach(cleanup);

/** Missing from jsdom. */
Element.prototype.scrollIntoView = () => undefined;

test.each([
  ['wien', 'Wien (Europa)', 'Europe/Vienna'],
  ['new york', 'New York (Amerika)', 'America/New_York'],
  ['america/new_y', 'New York (Amerika)', 'America/New_York'],
])('a time zone is found by its German and its IANA name: %s', async (typed, name, zone) => {
  const { last } = showEditor<string | null>(TimeZoneEditor, branch.fields.timeZone, 'timeZone', null);
  await userEvent.type(screen.getByRole('combobox', { name: 'Zeitzone' }), typed);
  await userEvent.click(await screen.findByRole('option', { name }));
  expect(last()).toBe(zone);
});

test.each([
  ['can be removed from a branch, which inherits the one of the shop', branch.fields.timeZone, null],
  ['cannot be removed from the shop', config.fields.timeZone, 'Europe/Vienna'],
])('a time zone %s', async (_, schema, left) => {
  const { last } = showEditor<string | null>(TimeZoneEditor, schema, 'timeZone', 'Europe/Vienna');
  const zone = screen.getByRole('combobox', { name: 'Zeitzone' });
  await userEvent.clear(zone);
  await userEvent.type(zone, 'wien');
  await userEvent.click(await screen.findByRole('option', { name: 'Wien (Europa)' }));
  expect(last() === undefined ? 'Europe/Vienna' : last()).toBe(left);
});
