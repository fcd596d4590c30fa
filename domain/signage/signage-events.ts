import { z } from 'zod';
import type { EventFamily, EventOf } from '../kernel/event.js';
import { signageInstructionSchema } from './signage-command.schema.js';

const instant = z.iso.datetime();
const ofCommand = z.object({ command: z.uuid() });

export const signageEvents = {
  PlayerPaired: z.object({ name: z.string(), branch: z.uuid() }),
  PlayerUnpaired: z.object({}),
  CommandRequested: ofCommand.extend({
    instruction: signageInstructionSchema,
    /** Until then the player must have acknowledged it. */
    expiresAt: instant,
  }),
  /** The player has fetched it. */
  CommandDelivered: ofCommand,
  /** The player has understood it and begins. */
  CommandAcknowledged: ofCommand,
  /** At most every five seconds. `percent` from 0 to 100. */
  CommandProgressed: ofCommand.extend({
    percent: z.number().min(0).max(100),
    text: z.string(),
    at: instant,
  }),
  CommandCompleted: ofCommand.extend({ result: z.string().nullable() }),
  /** `code` in kebab-case; `message` is German. */
  CommandFailed: ofCommand.extend({ code: z.string(), message: z.string() }),
  CommandAbortRequested: ofCommand,
  CommandAborted: ofCommand,
  CommandExpired: ofCommand,
  CommandSuperseded: ofCommand.extend({ by: z.uuid() }),
} as const;

export type SignageEvent = EventOf<typeof signageEvents>;

/** Streams `signagePlayer-<device>`: the commands of one screen. Nothing personal. */
export const signageFamily = {
  category: 'signagePlayer',
  events: signageEvents,
  subject: (streamKey) => streamKey,
} as const satisfies EventFamily<typeof signageEvents>;

export const signageStream = (device: string): string => `signagePlayer-${device}`;
