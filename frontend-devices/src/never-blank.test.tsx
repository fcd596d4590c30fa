import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '@bestellwerk/ui/testing/fake-server';
import { fakeLive } from '../testing/fake-live.js';
import { DeviceFailure } from './device-failure.js';
import PlayerPage from './features/player/player-page.js';
import { rememberedFrom } from './features/player/remembered.js';
import { openPlayerStore } from './features/player/store.js';
import { initialTerminal } from './features/terminal/terminal-slice.js';
import TerminalPage from './features/terminal/terminal-page.js';

beforeEach(() => {
  localStorage.clear();
  fakeLive();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const blockStorage = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });

const pairing = { code: 'K7MPQR', secret: 's', expiresAt: '2100-01-01T00:00:00Z' };
const scene = { headline: 'Mittag', text: '', theme: 'dark', lines: [{ label: 'Gulasch', value: '9 €' }] };
const display = { base: { type: 'scene', scene }, over: null };

describe('without storage', () => {
  test('a screen shows its code and stays paired until the page is closed', async () => {
    blockStorage();
    let isPaired = false;
    fakeServer({
      'POST /api/signage/pairings': () => pairing,
      'GET /api/signage/pairings/s': () => ({ isPaired, device: null, token: isPaired ? 'TOKEN' : null }),
      'GET /api/signage/player': () => new Promise(() => undefined),
      'POST /api/signage/player/heartbeat': () => ({}),
    });
    const store = await openPlayerStore();
    await act(async () => void render(<PlayerPage opening={Promise.resolve(store)} />));
    expect(await screen.findByText('K7MPQR')).toBeDefined();
    isPaired = true;
    await waitFor(() => expect(store.getState().player.remembered.token).toBe('TOKEN'), { timeout: 8_000 });
  });

  test('a terminal shows the sign-in form', async () => {
    blockStorage();
    await act(async () => void render(<TerminalPage />));
    expect(screen.getByRole('button', { name: /anmelden/i })).toBeDefined();
  });
});

describe('damaged storage', () => {
  test.each([
    ['{'],
    ['null'],
    ['7'],
    ['[]'],
    ['{"token":7}'],
    ['{"token":null,"record":{"display":null,"journal":[]}}'],
  ])('%s leaves a screen unpaired', async (text) => {
    localStorage.setItem('signage', text);
    localStorage.setItem('signage-pairings', text);
    const store = await openPlayerStore();
    expect(store.getState().player.remembered.token).toBeNull();
  });

  test.each<[string, unknown]>([
    ['a display of another kind', { display: { base: { type: 'film' }, over: null }, journal: [] }],
    [
      'a scene without lines',
      { display: { base: { type: 'scene', scene: { headline: 'a' } }, over: null }, journal: [] },
    ],
    ['a journal with a hole', { display, journal: [null] }],
    [
      'something without an end',
      { display: { ...display, over: { content: { type: 'empty' } } }, journal: [] },
    ],
  ])('%s leaves a screen paired', (_, record) => {
    const { token, record: known } = rememberedFrom({ token: 'TOKEN', record });
    expect(token).toBe('TOKEN');
    expect(known).toEqual({ display: { base: { type: 'waiting' }, over: null }, journal: [] });
  });

  test('a valid record is restored', () => {
    const deed = { state: 'identifying', period: { from: 1, until: 2 }, isReported: false };
    const remembered = { token: 'TOKEN', record: { display, journal: [{ command: 'c', deed }] } };
    expect(rememberedFrom(remembered)).toEqual(remembered);
  });

  test.each(['{', '"text"', '{"username":"anna"}', '[null]'])('%s does not sign in at a terminal', (text) => {
    localStorage.setItem('terminal-credentials', text);
    localStorage.setItem('terminal-is-shared', text);
    expect(initialTerminal(0)).toMatchObject({ who: null, isShared: false });
  });

  test('credentials stored by an older version still sign in', () => {
    localStorage.setItem('terminal-credentials', '{"username":"anna","token":"ABC"}');
    expect(initialTerminal(0).who).toEqual({ username: 'anna', token: 'ABC' });
  });
});

describe('a page that failed', () => {
  const shown = (isPartMissing: boolean, retry = jest.fn()) =>
    render(<DeviceFailure error={new Error('x')} isPartMissing={isPartMissing} retry={retry} />);

  test('shows the failure and offers a retry', () => {
    const retry = jest.fn();
    shown(true, retry);
    expect(screen.getByRole('alert').textContent).toContain('Die Seite konnte nicht geladen werden.');
    screen.getByRole('button', { name: 'Erneut versuchen' }).click();
    expect(retry).toHaveBeenCalledTimes(1);
    cleanup();
    shown(false);
    expect(screen.getByRole('alert').textContent).toContain('Leider ist ein interner Fehler aufgetreten.');
  });
});
