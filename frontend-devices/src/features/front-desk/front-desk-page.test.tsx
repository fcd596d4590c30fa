import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { displayTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { TopicListener } from '@bestellwerk/ui/live/live-socket';
import { fakeServer, Refusal } from '@bestellwerk/ui/testing/fake-server';
import { aTicket, BRANCH, frontDeskPath, KEY, listed } from '../../../testing/display-orders.js';
import { fakeLive } from '../../../testing/fake-live.js';
import FrontDeskPage from './front-desk-page.js';

let followed: Map<string, TopicListener>;
beforeEach(() => {
  localStorage.clear();
  followed = fakeLive();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const refused = () => new Refusal(401, [{ message: 'Dieser Schlüssel gilt nicht.', field: null }]);
const open = (address = `/abholung#${BRANCH}/${KEY}`) => {
  window.history.replaceState(null, '', address);
  render(<FrontDeskPage />);
};
const numbersIn = (title: string) => {
  const column = screen.getByRole('heading', { name: title }).closest('section')!;
  return within(column)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('the address opens the display, its key leaves the address, and a reload needs none', async () => {
  fakeServer({ [frontDeskPath]: () => listed(aTicket()) });
  open();
  expect(window.location.href).toBe('http://localhost/abholung');
  expect(await screen.findByRole('heading', { name: 'Gasthof Linde' })).toBeTruthy();
  expect(numbersIn('In Vorbereitung')).toEqual(['7']);
  cleanup();
  open('/abholung');
  expect(await screen.findByRole('heading', { name: 'Gasthof Linde' })).toBeTruthy();
});

test('a ticket moves as soon as the socket says that something changed', async () => {
  let orders = [aTicket()];
  fakeServer({ [frontDeskPath]: () => listed(...orders) });
  open();
  await screen.findByText('7');
  await waitFor(() => expect([...followed.keys()]).toEqual([displayTopic(BRANCH, KEY)]));
  orders = [aTicket({ status: 'ready', readyAt: new Date().toISOString() })];
  act(() => followed.get(displayTopic(BRANCH, KEY))!.onChanges({} as never));
  await waitFor(() => expect(numbersIn('Abholbereit')).toEqual(['7']));
  expect(numbersIn('In Vorbereitung')).toEqual([]);
  expect(screen.getByText('7').className).toBe('is-new');
});

test('a ticket stops blinking after ten seconds and leaves after a quarter of an hour', async () => {
  jest.useFakeTimers();
  const readyAt = new Date().toISOString();
  fakeServer({ [frontDeskPath]: () => listed(aTicket({ status: 'ready', readyAt })) });
  open();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('7').className).toBe('is-new');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('7').className).toBe('');
  await act(() => jest.advanceTimersByTimeAsync(15 * 60_000));
  expect(numbersIn('Abholbereit')).toEqual([]);
});

test('without the socket the list is read every ten seconds', async () => {
  jest.useFakeTimers();
  let orders = [aTicket()];
  fakeServer({ [frontDeskPath]: () => listed(...orders) });
  open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  orders = [aTicket({ id: 'o-2', number: '8' })];
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(numbersIn('In Vorbereitung')).toEqual(['8']);
});

test('a display says within five seconds that it has no connection and since when, keeps what it showed, and comes back', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T17:00:00.000Z') });
  let isAway = false;
  fakeServer({
    [frontDeskPath]: () => answer(listed(aTicket())),
    'GET /health/live': () => answer(null),
  });
  const answer = (data: unknown) => {
    if (isAway) throw new TypeError('Failed to fetch');
    return data;
  };
  open();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  isAway = true;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('status').textContent).toBe('Keine Verbindung. Stand von 18:00 Uhr.');
  expect(numbersIn('In Vorbereitung')).toEqual(['7']);
  isAway = false;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('status').textContent).toBe('');
});

describe('a key', () => {
  test('that was revoked is asked for again, and the new one alone is enough', async () => {
    let isRevoked = false;
    const next = 'neuer-Schluessel-1';
    fakeServer({
      [frontDeskPath]: () => (isRevoked ? refused() : listed(aTicket())),
      [frontDeskPath.replace(KEY, next)]: () => listed(aTicket({ number: '8' })),
    });
    open();
    await screen.findByText('7');
    isRevoked = true;
    await waitFor(() => expect(followed.size).toBe(1));
    act(() => followed.get(displayTopic(BRANCH, KEY))!.onChanges({} as never));
    expect((await screen.findByRole('alert')).textContent).toContain('gilt nicht mehr');
    const field = screen.getByLabelText('Neuer Schlüssel');
    await userEvent.type(field, 'zu kurz');
    await userEvent.click(screen.getByRole('button', { name: 'Anzeige starten' }));
    expect(screen.getByText(/^Bitte geben Sie den Schlüssel/)).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, next);
    await userEvent.click(screen.getByRole('button', { name: 'Anzeige starten' }));
    expect(await screen.findByText('8')).toBeTruthy();
  });

  test('is asked for where none is known, and the whole address is taken', async () => {
    fakeServer({ [frontDeskPath]: () => listed(aTicket()) });
    open('/abholung');
    await userEvent.click(screen.getByLabelText('Adresse der Anzeige'));
    await userEvent.paste(` http://localhost/abholung#${BRANCH}/${KEY} `);
    await userEvent.click(screen.getByRole('button', { name: 'Anzeige starten' }));
    expect(await screen.findByText('7')).toBeTruthy();
  });
});

test('a display that is switched off says so, and shows tickets once it is on', async () => {
  jest.useFakeTimers();
  let isOn = false;
  const off = new Refusal(409, [{ message: 'Die Anzeige der Tickets ist ausgeschaltet.', field: null }]);
  fakeServer({ [frontDeskPath]: () => (isOn ? listed(aTicket()) : off) });
  open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status').textContent).toBe('Die Anzeige der Tickets ist ausgeschaltet.');
  isOn = true;
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(numbersIn('In Vorbereitung')).toEqual(['7']);
});
