import { Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../platform/commands/command-definition.js';
import { customerMetadata } from '../platform/commands/command-metadata.js';

/** Guests have no account; the request carries the token of a kiosk at which they stand. Null: demo data. */
export const guestCaller: Caller<FastifyRequest | null> = {
  admit: () => () => undefined,
  parameter: Req,
  metadata: customerMetadata,
};
