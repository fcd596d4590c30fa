import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import type { PlayerWork, SignageCommand } from '@bestellwerk/domain/contracts/signage.schema';

const at = '2026-11-21T08:00:00.000Z';
const device = '00000000-0000-4000-8000-00000000a1b2';

/** A command fetched by the player, as defaults for tests. */
export const aCommand = (
  instruction: SignageInstruction,
  changes: Partial<SignageCommand> = {},
): SignageCommand => ({
  id: '00000000-0000-4000-8000-000000000001',
  device,
  instruction,
  status: 'delivered',
  isFinal: false,
  requestedAt: at,
  requestedBy: { kind: 'user', id: '00000000-0000-4000-8000-000000000009', name: 'Anna Huber' },
  expiresAt: '2026-11-21T08:02:00.000Z',
  progress: null,
  result: null,
  error: null,
  steps: [],
  revision: '1',
  ...changes,
});

export const workOf = (command: SignageCommand | null): PlayerWork => ({
  device: { id: device, name: 'Schaufenster', branch: 'Linde am Naschmarkt' },
  command,
  waiting: 0,
  topic: `player:${device}`,
  now: at,
});
