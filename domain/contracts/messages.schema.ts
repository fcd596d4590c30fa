import { z } from 'zod';
import { messageChannelSchema, messageKindSchema } from '../messages/message-kinds.schema.js';
import { messageTemplate } from '../records/definitions/message-template.js';

/** A message to the guest of an order, as staff see it. */
export const orderMessageSchema = z
  .object({
    id: z.uuid(),
    kind: messageKindSchema,
    channel: messageChannelSchema,
    /** Only its end. */
    to: z.string(),
    /** 'kept' in the back office, because no mail server is set; 'waiting' for its time or the next attempt. */
    state: z.enum(['waiting', 'sent', 'kept', 'failed']),
    attempts: z.number().int(),
    /** Of the last attempt; null before the first. */
    at: z.iso.datetime().nullable(),
    /** Why the last attempt failed, in German. */
    problem: z.string().nullable(),
    /** When it is tried next; null if it is not. */
    nextAt: z.iso.datetime().nullable(),
    /** Staff asked for it after the same had been sent. */
    isAgain: z.literal(true).optional(),
  })
  .meta({ id: 'OrderMessage' });
export type OrderMessage = z.infer<typeof orderMessageSchema>;

/** Whether a way of sending works; `text` says what to do where it does not. */
const channelSetupSchema = z.object({ isSetUp: z.boolean(), text: z.string() });
export const messageSetupSchema = z
  .object({ email: channelSetupSchema, sms: channelSetupSchema })
  .meta({ id: 'MessageSetup' });
export type MessageSetup = z.infer<typeof messageSetupSchema>;

/** A template, saved or not, to be sent with a sample order. */
export const testMessageSchema = z
  .object({
    channel: messageChannelSchema,
    to: z.string().trim().min(1).max(200),
    template: messageTemplate.schemas.fields,
  })
  .meta({ id: 'TestMessage' });

/** What became of it, in German. */
export const testResultSchema = z.object({ text: z.string() }).meta({ id: 'TestMessageResult' });
