import { z } from 'zod';
import { actorSchema } from '../kernel/event.js';
import { signageCommandStatusSchema, signageInstructionSchema } from '../signage/signage-command.schema.js';

const instant = z.iso.datetime();

/** A command with everything that happened to it. */
export const signageCommandSchema = z
  .object({
    id: z.uuid(),
    device: z.uuid(),
    instruction: signageInstructionSchema,
    status: signageCommandStatusSchema,
    isFinal: z.boolean(),
    requestedAt: instant,
    requestedBy: actorSchema.extend({ name: z.string().nullable() }),
    expiresAt: instant,
    progress: z.object({ percent: z.number(), text: z.string() }).nullable(),
    result: z.string().nullable(),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
    /** Each step with its time, oldest first. */
    steps: z.array(z.object({ status: signageCommandStatusSchema, at: instant })),
    revision: z.string(),
  })
  .meta({ id: 'SignageCommand' });
export type SignageCommand = z.infer<typeof signageCommandSchema>;

/** A screen with its commands. `isOnline`: it sent a heartbeat within the last 30 seconds. */
export const signageDeviceSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    branch: z.uuid(),
    isPaired: z.boolean(),
    pairedAt: instant,
    isOnline: z.boolean(),
    lastSeenAt: instant.nullable(),
    /** The command at work, delivered or about to be. */
    current: signageCommandSchema.nullable(),
    /** In the order in which they will be done; at most ten. */
    waiting: z.array(signageCommandSchema),
    /** The last one that came to an end. */
    last: signageCommandSchema.nullable(),
    revision: z.string(),
  })
  .meta({ id: 'SignageDevice' });
export type SignageDevice = z.infer<typeof signageDeviceSchema>;

/** POST /api/signage/pairings: what a player shows while nobody has paired it. */
export const pairingSchema = z
  .object({
    /** Six characters without look-alikes; to be typed by staff. */
    code: z.string().regex(/^[A-HJ-NP-Z2-9]{6}$/),
    /** Only this player knows it; GET /api/signage/pairings/{secret} asks whether it has been paired. */
    secret: z.string(),
    expiresAt: instant,
  })
  .meta({ id: 'SignagePairing' });
export type SignagePairing = z.infer<typeof pairingSchema>;

/** Answer to a player that was paired; the token is sent only once. */
export const pairedSchema = z
  .object({ isPaired: z.boolean(), device: z.uuid().nullable(), token: z.string().nullable() })
  .meta({ id: 'SignagePaired' });
export type SignagePaired = z.infer<typeof pairedSchema>;

/** GET /api/signage/player: what a player needs when it comes back. Asking delivers the command at work. */
export const playerWorkSchema = z
  .object({
    device: z.object({ id: z.uuid(), name: z.string(), branch: z.string() }),
    /** The one to be done now, null if there is none. */
    command: signageCommandSchema.nullable(),
    waiting: z.number().int(),
    /** Live topic that signals when to ask again. */
    topic: z.string(),
    now: instant,
  })
  .meta({ id: 'SignagePlayerWork' });
export type PlayerWork = z.infer<typeof playerWorkSchema>;
