import type { SignageCommand, SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';

/** An idle screen, as defaults for tests. */
export function aScreen(changes: Partial<SignageDevice> = {}): SignageDevice {
  return {
    id: 's-1',
    name: 'Eingang',
    branch: 'b-1',
    isPaired: true,
    pairedAt: '2026-11-20T07:00:00.000Z',
    isOnline: true,
    lastSeenAt: '2026-11-20T17:00:00.000Z',
    current: null,
    waiting: [],
    last: null,
    revision: '0',
    ...changes,
  };
}

export function aCommand(changes: Partial<SignageCommand> = {}): SignageCommand {
  return {
    id: 'c-1',
    device: 's-1',
    instruction: { type: 'showMessage', arguments: { text: 'Willkommen!', seconds: null } },
    status: 'requested',
    isFinal: false,
    requestedAt: '2026-11-20T17:00:00.000Z',
    requestedBy: { kind: 'user', id: 'u-1', name: 'Resi Lindner' },
    expiresAt: '2026-11-20T17:02:00.000Z',
    progress: null,
    result: null,
    error: null,
    steps: [{ status: 'requested', at: '2026-11-20T17:00:00.000Z' }],
    revision: '1',
    ...changes,
  };
}
