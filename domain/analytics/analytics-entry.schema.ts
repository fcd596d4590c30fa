import { z } from 'zod';
import { MOST_ENTRIES } from './actions.js';

const FEWEST_PIXELS = 100;
const MOST_PIXELS = 20_000;

const name = z
  .string()
  .regex(/^[a-z][a-z0-9_-]*$/)
  .max(60)
  .describe('Lower case, such as page_view');
const short = z.string().max(200);
/** What no screen has is dropped, and the rest of the entry counts. */
const pixels = z.number().int().min(FEWEST_PIXELS).max(MOST_PIXELS).optional().catch(undefined);

/** How the page was opened. */
export const visitContexts = ['web', 'pwa', 'self-service', 'table'] as const;
export type VisitContext = (typeof visitContexts)[number];

/** Where somebody is when something happens. */
const place = {
  /** Of the page, with its query: what of it may be kept is decided by the server. */
  path: z.string().startsWith('/').max(500).optional(),
  branch: z.uuid().optional(),
  context: z.enum(visitContexts).optional(),
};

/** What a device says of itself, once per visit. */
export const deviceDataSchema = z.object({
  ...place,
  language: short.optional(),
  languages: z.array(short).max(10).optional(),
  userAgent: z.string().max(1000).optional(),
  documentReferrer: z.string().max(2000).optional(),
  screenWidth: pixels,
  screenHeight: pixels,
  screenAvailWidth: pixels,
  screenAvailHeight: pixels,
  windowInnerWidth: pixels,
  windowInnerHeight: pixels,
  windowDevicePixelRatio: z.number().min(0.1).max(20).optional().catch(undefined),
  orientation: short.optional(),
  darkMode: z.boolean().optional(),
});
export type DeviceData = z.infer<typeof deviceDataSchema>;

/** What was done. Fields that are not named here are dropped: nothing personal gets in by mistake. */
export const eventDataSchema = z.object({
  ...place,
  /** Of the page that led here, when a page is viewed. */
  referrer: z.string().max(2000).optional(),
  product: z.uuid().optional(),
  items: z
    .array(z.object({ product: z.uuid(), amount: z.number().positive(), price: z.number().nonnegative() }))
    .max(100)
    .optional(),
  /** Decimal, gross. */
  price: z.number().nonnegative().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** For how long the page was looked at, in seconds. */
  activeSeconds: z.number().nonnegative().max(86_400).optional(),
});
export type EventData = z.infer<typeof eventDataSchema>;

const event = z.object({ type: z.literal('event'), action: name, category: name, data: eventDataSchema });
const device = z.object({
  ...{ type: z.literal('device'), action: name, category: name, data: deviceDataSchema },
});

export const analyticsEntrySchema = z.discriminatedUnion('type', [event, device]);
export type AnalyticsEntry = z.infer<typeof analyticsEntrySchema>;

/** POST /api/analytics-log: one entry, or those of the last second together. */
export const analyticsLogSchema = z
  .union([analyticsEntrySchema, z.array(analyticsEntrySchema).min(1).max(MOST_ENTRIES)])
  .meta({
    id: 'AnalyticsLog',
    examples: [
      {
        ...{ type: 'event', action: 'page_view', category: 'page' },
        data: { path: '/store/wien', context: 'web', referrer: 'https://www.google.com/' },
      },
    ],
  });
