import { randomUUID } from 'node:crypto';
import type { CommandContext } from '@bestellwerk/event-log/command';

/** A new command of nobody in particular. */
export function newContext(): CommandContext {
  const commandId = randomUUID();
  return {
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'system', id: null },
    origin: 'system',
  };
}
