import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@bestellwerk/domain/kernel/event';
import { type CommandContext, metadataOf } from '../command.js';
import type { NewEvent } from '../log-event.js';

/** The context of a new command, or of a given one. */
export function command(given: Partial<CommandContext> = {}): CommandContext {
  const commandId = randomUUID();
  return {
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'system', id: null },
    origin: 'system',
    ...given,
  };
}

/** Events with random ids, as if some command had decided them. */
export function newEvents<E extends DomainEvent>(...events: readonly E[]): NewEvent<E>[] {
  const metadata = metadataOf(command(), new Date('2026-11-20T10:00:00Z'));
  return events.map(({ type, data }) => ({ id: randomUUID(), type, data, metadata }));
}
