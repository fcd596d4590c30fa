import { randomUUID } from 'node:crypto';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { CommandContext } from '@bestellwerk/event-log/command';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../secrets.js';
import type { CommandMetadata } from './command-metadata.js';

/** Makes the context that goes into the log from a command's metadata and payload. */
@Injectable()
export class CommandContexts {
  constructor(private readonly secrets: Secrets) {}

  contextFor({ key, actor, origin, route, requestId }: CommandMetadata, body: unknown): CommandContext {
    const commandId = key === null ? randomUUID() : deterministicId('command', key);
    const principal = `${actor.kind} ${actor.id ?? ''}`;
    return {
      commandId,
      fingerprint: this.secrets.fingerprint(principal, route, body),
      correlationId: requestId,
      causationId: requestId,
      actor,
      origin,
    };
  }
}
