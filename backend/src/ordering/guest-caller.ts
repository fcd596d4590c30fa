import { Req } from '@nestjs/common';
import type { Caller } from '../platform/commands/command-definition.js';
import { customerMetadata } from '../platform/commands/command-metadata.js';

/** Guests have no account. */
export const guestCaller: Caller<unknown> = {
  admit: () => () => undefined,
  parameter: Req,
  metadata: customerMetadata,
};
