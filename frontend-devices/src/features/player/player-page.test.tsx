import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import { liveSocket, type TopicListener } from '@bestellwerk/ui/live/live-socket';
import { type Answers, type FakeRequest, Refusal, fakeServer } from '@bestellwerk/ui/testing/fake-server';
import { workOf } from '../../../testing/a-command.js';
import { fakeLive } from '../../../testing/fake-live.js';
import { SignageModel } from '../../../testing/signage-model.js';
import PlayerPage from './player-page.js';
import { nothingRemembered } from './remembered.js';
import { openPlayerStore } from './store.js';

const device = workOf(null).device.id;
const topic = `player:${device}:TOKEN`;
let followed: Map<string, TopicListener>;

beforeEach(() => {
  localStorage.clear();
  followed = fakeLive();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** A start of the page, with what the device remembers. */
const start = () => act(async () => void render(<PlayerPage opening={openPlayerStore()} />));

const isPairedAlready = () =>
  localStorage.setItem('signage', JSON.stringify({ ...nothingRemembered, token: 'TOKEN' }));

/** The routes of a paired screen, on the model of its commands. */
function routesOf(model: SignageModel): Answers {
  const known = (answer: (request: FakeRequest) => unknown) => (request: FakeRequest) => {
    expect(request.headers['authorization']).toBe('Bearer TOKEN');
    return answer(request);
  };
  return Object.assign(
    {
      'GET /api/signage/player': known(() => model.ask()),
      'POST /api/signage/player/heartbeat': known(() => ({})),
    },
    ...model.commands.map(({ id }) => ({
      [`POST /api/signage/player/commands/${id}/acknowledge`]: known(() => model.acknowledge(id)),
      [`POST /api/signage/player/commands/${id}/complete`]: known(() =>
        model.answer(id, { state: 'completed', result: null }),
      ),
    })),
  );
}

const scene: SignageInstruction = {
  type: 'showScene',
  arguments: {
    scene: {
      headline: 'Mittagsmenü',
      text: 'Von 11 bis 14 Uhr',
      lines: [{ label: 'Backhendl', value: '12,90 €' }],
      theme: 'orange',
    },
  },
};

test('a new screen shows a code until it is paired, then executes its commands', async () => {
  const model = new SignageModel([scene]);
  let isPaired = false;
  const pairing = { code: 'K7MPQR', secret: 's', expiresAt: new Date(Date.now() + 600_000).toISOString() };
  fakeServer({
    ...routesOf(model),
    'POST /api/signage/pairings': () => pairing,
    'GET /api/signage/pairings/s': () => ({
      isPaired,
      device: isPaired ? device : null,
      token: isPaired ? 'TOKEN' : null,
    }),
  });
  await start();
  expect(await screen.findByText('K7MPQR')).toBeDefined();
  isPaired = true;
  expect(await screen.findByRole('heading', { name: 'Mittagsmenü' }, { timeout: 8_000 })).toBeDefined();
  await waitFor(() => expect(model.commands[0]!.status).toBe('completed'));
});

test('after a restart the last content is shown without the server, and a push loads the next command', async () => {
  isPairedAlready();
  const model = new SignageModel([scene]);
  fakeServer(routesOf(model));
  await start();
  await screen.findByText('Backhendl');
  cleanup();
  globalThis.fetch = () => new Promise(() => undefined);
  await start();
  expect(screen.getByText('Backhendl')).toBeDefined();
  cleanup();

  const next = new SignageModel([{ type: 'clear', arguments: {} }]);
  next.commands[0]!.id = 'another';
  let isThere = false;
  fakeServer({
    ...routesOf(next),
    'GET /api/signage/player': () => (isThere ? next.ask() : workOf(null)),
  });
  await start();
  await waitFor(() => expect(followed.has(topic)).toBe(true));
  isThere = true;
  act(() => followed.get(topic)!.onChanges({ topic, projection: '', position: '1', rows: [] }));
  await waitFor(() => expect(screen.queryByText('Backhendl')).toBeNull());
});

test('a paired screen without content shows its connection state, name and branch', async () => {
  isPairedAlready();
  jest.spyOn(liveSocket, 'state').mockReturnValue('connected');
  fakeServer({ ...routesOf(new SignageModel([])), 'GET /api/signage/player': () => workOf(null) });
  await start();
  expect(await screen.findByRole('heading', { level: 1, name: 'Schaufenster' })).toBeDefined();
  expect(screen.getByText('Linde am Naschmarkt')).toBeDefined();
  expect(screen.getByText(/^Verbunden\./)).toBeDefined();
});

test('a cleared screen stays dark, also after a restart', async () => {
  isPairedAlready();
  const model = new SignageModel([{ type: 'clear', arguments: {} }]);
  fakeServer(routesOf(model));
  await start();
  await waitFor(() => expect(model.commands[0]!.status).toBe('completed'));
  const visible = () => [...document.querySelectorAll('main > section')];
  await waitFor(() => expect(visible()).toEqual([]));
  expect(screen.getByRole('heading', { level: 1, name: 'Schaufenster' })).toBeDefined();
  cleanup();
  await start();
  expect(visible()).toEqual([]);
});

test('the identify command shows name, branch and code of the screen', async () => {
  isPairedAlready();
  fakeServer(routesOf(new SignageModel([{ type: 'identify', arguments: {} }])));
  await start();
  expect(await screen.findByRole('heading', { name: 'Schaufenster' })).toBeDefined();
  expect(screen.getByText('Linde am Naschmarkt')).toBeDefined();
  expect(screen.getByText('A1B2')).toBeDefined();
});

test('a screen whose token is revoked clears its storage and asks to be paired again', async () => {
  isPairedAlready();
  const refused = () => new Refusal(401, [{ message: 'Nicht gekoppelt.', field: null }]);
  fakeServer({
    'GET /api/signage/player': refused,
    'POST /api/signage/player/heartbeat': refused,
    'POST /api/signage/pairings': () => ({ code: 'ABCDEF', secret: 's', expiresAt: '2100-01-01T00:00:00Z' }),
  });
  await start();
  expect(await screen.findByText('ABCDEF')).toBeDefined();
  expect(JSON.parse(localStorage.getItem('signage')!)).toEqual(nothingRemembered);
});
