import { randomUUID } from 'node:crypto';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { Actor, Origin } from '@bestellwerk/domain/kernel/event';
import type { FastifyRequest } from 'fastify';
import { idempotencyKey } from '../http/idempotency-key.js';

/** Who sends a command, and the ids that identify it. */
export interface CommandMetadata {
  /** The client's key for this command; null if it sent none. */
  readonly key: string | null;
  readonly actor: Actor;
  readonly origin: Origin;
  /** Method and path. */
  readonly route: string;
  readonly requestId: string;
}

/** The request of commands that put in demo data: they are dated in the past, and nobody gets a message about them. */
export const DEMO_REQUEST = 'demo';

export const customerMetadata = (request: FastifyRequest): CommandMetadata => ({
  key: idempotencyKey(request),
  actor: { kind: 'customer', id: null },
  origin: 'storefront',
  ...requestFacts(request),
});

export const staffMetadata = (request: FastifyRequest, staff: { readonly id: string }): CommandMetadata => ({
  key: idempotencyKey(request),
  actor: { kind: 'user', id: staff.id },
  origin: 'back office',
  ...requestFacts(request),
});

/** A machine as its own actor; its repeated commands count once. */
export const deviceMetadata = (request: FastifyRequest, device: string): CommandMetadata => ({
  key: null,
  actor: { kind: 'device', id: device },
  origin: 'terminal',
  ...requestFacts(request),
});

/** The same for one of several things that were asked for at once. */
export const metadataOfPart = (metadata: CommandMetadata, kind: string, part: string): CommandMetadata => ({
  ...metadata,
  key: metadata.key && deterministicId(kind, metadata.key, part),
});

const requestFacts = (request: FastifyRequest) => ({
  route: `${request.method} ${request.url.split('?', 1)[0]}`,
  requestId: request.id,
});

/** The id of what a command creates: the same when it is repeated under its key. */
export const idOfNew = (kind: string, { key }: CommandMetadata): string =>
  key === null ? randomUUID() : deterministicId(kind, key);
