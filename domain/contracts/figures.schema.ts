import { z } from 'zod';
import { saleFigures } from '../ordering/statistics/sale-entries.js';
import { granularities } from '../statistics/period.js';

/** Statistics of visits to the shop. */
export const visitFigureNames = [
  'unique-visitors',
  'page-views',
  'pages',
  'events',
  'event-flow',
  'resolutions',
  'device-pixel-ratios',
  'color-schemes',
  'referrers',
  'browsers',
  'operating-systems',
  'visitor-times',
] as const;
export type VisitFigureName = (typeof visitFigureNames)[number];

/** The figures that GET /api/statistics/{name} answers in one shape. */
export const figureNames = [
  ...visitFigureNames,
  ...saleFigures,
  'working-activities',
  'working-schedules',
  // Beyond those that the specification names.
  'order-forecast',
  'sales-per-labour-hour',
] as const;
export type FigureName = (typeof figureNames)[number];

export const figureUnits = ['visitors', 'views', 'visits', 'events', 'orders', 'money', 'minutes'] as const;

const point = z
  .object({
    /** First day of the bucket (YYYY-MM-DD), or the beginning of its hour (ISO, UTC). */
    t: z.string(),
    value: z.number(),
  })
  .catchall(z.union([z.number(), z.string()]))
  .meta({ id: 'FigurePoint', description: 'With the parts of its value, by the statistic' });
export type FigurePoint = z.infer<typeof point>;

const child = z.object({ key: z.string(), label: z.string(), value: z.number() });

const row = z
  .object({
    key: z.string(),
    label: z.string(),
    value: z.number(),
    /** From 0 to 1, of the values of all rows. */
    share: z.number(),
    /** What the row consists of: versions of a browser, or a value for each bucket of the series. */
    children: z.array(child).optional(),
  })
  .catchall(z.union([z.number(), z.string(), z.null(), z.array(child)]))
  .meta({ id: 'FigureRow', description: 'With further numbers, by the statistic' });
export type FigureRow = z.infer<typeof row>;

const cell = z.object({
  /** From Monday. */
  weekday: z.number().int().min(1).max(7),
  hour: z.number().int().min(0).max(23),
  value: z.number(),
  /** Of working-schedules: what was planned. */
  planned: z.number().optional(),
  /** Of working-schedules: the hour is still to come on all of the days, and only what is planned is known. */
  isAhead: z.boolean().optional(),
});
export type FigureCell = z.infer<typeof cell>;

/** Figures of some days: a statistic has series, rows, a matrix of the week, or a graph. */
export const figuresSchema = z
  .object({
    name: z.enum(figureNames),
    from: z.iso.date(),
    to: z.iso.date(),
    timezone: z.string(),
    granularity: z.enum(granularities),
    unit: z.enum(figureUnits),
    total: z.number(),
    /** Of the days that are compared; only on request. */
    previousTotal: z.number().optional(),
    /** Only what was placed before this instant is compared, because the range that is asked about has not ended either. */
    comparedUntil: z.iso.datetime().optional(),
    /** The first day with an order, where it is later than the first of the days that are compared, or than all of them. */
    comparedSince: z.iso.date().optional(),
    /** Further figures of all days. */
    figures: z.record(z.string(), z.number()).optional(),
    /** The same of the days that are compared. */
    previousFigures: z.record(z.string(), z.number()).optional(),
    series: z.array(point).optional(),
    /** Of the days that are compared, bucket by bucket; may be a bucket longer or shorter. */
    previousSeries: z.array(point).optional(),
    rows: z.array(row).optional(),
    /** The same in other rows: coarser ones, or by payment method, mode or branch. */
    groups: z.array(row).optional(),
    /** Of revenue: by tax rate. */
    rates: z.array(row).optional(),
    matrix: z.array(cell).optional(),
    nodes: z
      .array(z.object({ id: z.string(), step: z.number().int(), label: z.string(), visits: z.number() }))
      .optional(),
    links: z
      .array(z.object({ source: z.string(), target: z.string(), visits: z.number(), share: z.number() }))
      .optional(),
    meta: z.object({
      generatedAt: z.iso.datetime(),
      /** The position of the log up to which orders count. */
      projectionPosition: z.string(),
      /** When the visits of these days were counted last; null of statistics of others than visits, and before the first count. */
      countedAt: z.iso.datetime().nullable(),
      /** Entries that were not counted, of statistics of visits: of programs, of staff, and beyond what people send. */
      botsExcluded: z.number().int(),
      internalExcluded: z.number().int(),
      tooFastExcluded: z.number().int(),
      /** Orders of the shop that were seen among visits, from 0 to 1; null without orders, and in statistics of others than visits. */
      consentRate: z.number().nullable(),
      /** The last row sums up others. */
      truncated: z.boolean(),
    }),
  })
  .meta({ id: 'Figures' });
export type Figures = z.infer<typeof figuresSchema>;
