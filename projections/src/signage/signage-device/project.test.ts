import { describe, expect, it } from '@jest/globals';
import type { SignageCommandType } from '@bestellwerk/domain/signage/signage-command.schema';
import { signageStream, type SignageEvent } from '@bestellwerk/domain/signage/signage-events';
import { rowsAfter } from '../../testing/rows-after.js';
import { signageCommand } from '../signage-command/project.js';
import { signageDevice } from './project.js';

const device = '33333333-3333-4333-8333-333333333333';
const branch = '11111111-1111-4111-8111-111111111111';
const first = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const second = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
const expiresAt = '2026-11-20T17:02:00.000Z';

const paired: SignageEvent = { type: 'PlayerPaired', data: { name: 'Eingang', branch } };
const requested = (command: string, type: SignageCommandType = 'identify'): SignageEvent => ({
  type: 'CommandRequested',
  data: { command, instruction: { type, arguments: {} } as never, expiresAt },
});
const of = (type: SignageEvent['type'], command: string, more: object = {}): SignageEvent =>
  ({ type, data: { command, ...more } }) as SignageEvent;

const stream = signageStream(device);
const screenAfter = (...events: SignageEvent[]) => rowsAfter(signageDevice, stream, [paired, ...events])[0]!;
const commandAfter = (...events: SignageEvent[]) =>
  rowsAfter(signageCommand, stream, [paired, ...events])[0]!;
const acknowledged = [requested(first), of('CommandDelivered', first), of('CommandAcknowledged', first)];

describe('a screen', () => {
  it('starts without commands', () => {
    expect(screenAfter()).toEqual({
      id: device,
      ...{ branch, name: 'Eingang', isPaired: true },
      document: {
        ...{ id: device, name: 'Eingang', branch, isPaired: true, open: [], last: null, revision: '0' },
        pairedAt: '2026-11-20T17:00:00.000Z',
      },
    });
  });

  it('shows its open commands and the last finished one', () => {
    const { document } = screenAfter(
      ...acknowledged,
      requested(second, 'reload'),
      of('CommandCompleted', first, { result: 'Gezeigt' }),
    );
    expect(document).toMatchObject({
      open: [{ id: second, status: 'requested' }],
      last: { id: first, status: 'completed', result: 'Gezeigt' },
      revision: '5',
    });
  });

  it('is no longer paired after it was removed', () => {
    expect(screenAfter({ type: 'PlayerUnpaired', data: {} })).toMatchObject({
      isPaired: false,
      document: { isPaired: false },
    });
  });

  it('has the topics of its branch and of itself', () => {
    expect(signageDevice.topics?.(screenAfter())).toEqual([`screens:${branch}`, `screen:${device}`]);
  });
});

describe('a command', () => {
  it('contains who requested it and the time of each step', () => {
    expect(commandAfter(...acknowledged)).toEqual({
      id: first,
      device,
      requestedPosition: '1010',
      document: {
        ...{ id: first, device, instruction: { type: 'identify', arguments: {} } },
        ...{ status: 'acknowledged', isFinal: false, progress: null, result: null, error: null },
        requestedAt: '2026-11-20T17:01:00.000Z',
        requestedBy: { kind: 'user', id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd' },
        expiresAt,
        steps: [
          { status: 'requested', at: '2026-11-20T17:01:00.000Z' },
          { status: 'delivered', at: '2026-11-20T17:02:00.000Z' },
          { status: 'acknowledged', at: '2026-11-20T17:03:00.000Z' },
        ],
        revision: '3',
      },
    });
  });

  it.each<[string, SignageEvent, object]>([
    ['acknowledged', of('CommandProgressed', first, { percent: 50, text: 'Halb' }), { status: 'acknowledged', progress: { percent: 50, text: 'Halb' } }], // prettier-ignore
    ['completed', of('CommandCompleted', first, { result: null }), { isFinal: true, result: null }],
    ['failed', of('CommandFailed', first, { code: 'x', message: 'Y' }), { isFinal: true, error: { code: 'x', message: 'Y' } }], // prettier-ignore
    ['abortRequested', of('CommandAbortRequested', first), { isFinal: false }],
    ['aborted', of('CommandAborted', first), { isFinal: true }],
    ['expired', of('CommandExpired', first), { isFinal: true }],
    ['superseded', of('CommandSuperseded', first, { by: second }), { isFinal: true }],
  ])('shows that it was %s', (status, event, expected) => {
    expect(commandAfter(...acknowledged, event).document).toMatchObject({ status, ...expected });
  });

  it('keeps the status abortRequested when the player acknowledges it', () => {
    const aborting = [requested(first), of('CommandDelivered', first), of('CommandAbortRequested', first)];
    const { status, steps } = commandAfter(...aborting, of('CommandAcknowledged', first)).document;
    expect(status).toBe('abortRequested');
    expect(steps.map((step) => step.status)).toEqual([
      'requested',
      'delivered',
      'abortRequested',
      'acknowledged',
    ]);
  });

  it('rejects a delivery before its request', () => {
    expect(() => commandAfter(of('CommandDelivered', first))).toThrow('CommandDelivered without');
  });
});
