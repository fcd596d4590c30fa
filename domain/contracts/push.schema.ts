import { z } from 'zod';

/** What staff can be notified about on their devices. */
export const pushKindSchema = z.enum(['newOrder', 'missed', 'printerFault']).meta({ id: 'PushKind' });
export type PushKind = z.infer<typeof pushKindSchema>;

const base64Url = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`));

/** A browser's subscription as it was made there. */
const browserKeys = {
  endpoint: z.string().max(2000),
  keys: z.object({ p256dh: base64Url(65), auth: base64Url(16) }),
};
const exampleKeys = {
  endpoint: 'https://push.zurlinde.example/wpush/v2/abc',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** With what it is for. */
export const pushSubscriptionInputSchema = z
  .object({
    ...browserKeys,
    kinds: z.array(pushKindSchema).max(pushKindSchema.options.length),
    /** Empty for all branches whose orders one may see. */
    branches: z.array(z.uuid()).max(200).default([]),
    /** The managed device that this browser runs on; null for somebody's own one. */
    device: z.uuid().nullable().default(null),
  })
  .meta({
    id: 'PushSubscriptionInput',
    examples: [
      {
        ...exampleKeys,
        kinds: ['newOrder'],
        branches: [],
        device: null,
      },
    ],
  });
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionInputSchema>;

/** A guest's browser, which is notified of one order. */
export const guestPushInputSchema = z
  .object(browserKeys)
  .meta({ id: 'GuestPushInput', examples: [exampleKeys] });
export type GuestPushInput = z.infer<typeof guestPushInputSchema>;

/** By which the guest ends it. */
export const guestPushSchema = z.object({ id: z.uuid() }).meta({ id: 'GuestPush' });

/** A browser that is notified. Its address stays with the server. */
export const pushSubscriptionSchema = z
  .object({
    id: z.uuid(),
    kinds: z.array(pushKindSchema),
    branches: z.array(z.uuid()),
    device: z.uuid().nullable(),
    /** 'Chrome unter Android' */
    browser: z.string(),
    createdAt: z.iso.datetime(),
    /** When a notification last arrived there. */
    lastReceiptAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PushSubscription' });
export type PushSubscriptionDocument = z.infer<typeof pushSubscriptionSchema>;

export const pushSetupSchema = z
  .object({
    /** The installation's key, by which browsers know its notifications. */
    publicKey: z.string(),
    isSending: z.boolean(),
  })
  .meta({ id: 'PushSetup' });
export type PushSetup = z.infer<typeof pushSetupSchema>;

/** What became of a test that did not fail. */
export const pushTestSchema = z.object({ text: z.string() }).meta({ id: 'PushTest' });

/** What the browser's worker shows. Nothing personal: it lies on locked screens. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** A later notification with the same tag replaces this one. */
  readonly tag: string;
  /** Path of the page that a tap opens; of a guest's order without its secret, which the browser knows. */
  readonly url: string;
  readonly kind: PushKind | 'test' | 'order';
  /** Path by which its arrival is confirmed. */
  readonly receipt: string;
}
