import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmedOrder } from '../../../testing/order-fixture.js';
import { branch } from '../../../testing/shop-fixture.js';
import { OrderLinks } from './order-links.js';

const now = new Date('2026-11-20T17:40:00Z');
const waiting = { hours: null, timeZone: 'Europe/Vienna', now };
const planned = { ...confirmedOrder, appointmentDate: '2026-11-21T11:30:00.000Z' };

const files: Blob[] = [];
const names: string[] = [];
beforeEach(() => {
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('an order with a time ahead goes into the calendar as a file that links its page', async () => {
  render(<OrderLinks order={planned} branch={branch} waiting={waiting} />);
  await userEvent.click(screen.getByRole('button', { name: 'In den Kalender' }));
  expect(names).toEqual(['bestellung-ABCDEFGHJK.ics']);
  expect(files[0]!.type).toBe('text/calendar;charset=utf-8');
  const read = new FileReader();
  const text = new Promise((done) => (read.onload = () => done(read.result)));
  read.readAsText(files[0]!);
  expect(await text).toMatch(
    /DTSTART:20261121T113000Z[^]*URL:http:\/\/localhost\/status\/ABCDEFGHJK\/secret/,
  );
});

test('an order that is on its way at once has no entry, but its link can be copied', () => {
  render(<OrderLinks order={confirmedOrder} branch={branch} waiting={waiting} />);
  expect(screen.queryByRole('button', { name: 'In den Kalender' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Link kopieren' })).toBeTruthy();
});
