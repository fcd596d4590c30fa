import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';

/** What the server answers for a statistic of two days, as far as a test does not say otherwise. */
export const sampleFigures = (figures: Partial<Figures> & Pick<Figures, 'name'>): Figures => ({
  ...{ from: '2026-11-20', to: '2026-11-21', timezone: 'Europe/Vienna' },
  ...{ granularity: 'day', unit: 'orders', total: 0 },
  meta: {
    ...{ generatedAt: '2026-11-21T17:05:00.000Z', projectionPosition: '1200', countedAt: null },
    ...{ botsExcluded: 0, internalExcluded: 0, tooFastExcluded: 0, consentRate: null, truncated: false },
  },
  ...figures,
});

export const sampleRevenue = sampleFigures({
  name: 'revenue',
  unit: 'money',
  total: 300,
  previousTotal: 200,
  figures: { net: 270, tax: 30, refunded: 12.5, delivery: 8, orders: 10, average: 30 },
  previousFigures: { net: 180, tax: 20, refunded: 0, delivery: 8, orders: 10, average: 20 },
  series: [
    { t: '2026-11-20', value: 100, net: 90, tax: 10, refunded: 0, delivery: 4 },
    { t: '2026-11-21', value: 200, net: 180, tax: 20, refunded: 12.5, delivery: 4 },
  ],
  previousSeries: [{ t: '2026-11-18', value: 200 }],
  rows: [
    {
      key: 'b-1',
      label: 'Altstadt',
      value: 210,
      share: 0.7,
      net: 189,
      tax: 21,
      refunded: 12.5,
      orders: 6,
      average: 35,
    },
    {
      key: 'b-2',
      label: 'Bahnhof',
      value: 90,
      share: 0.3,
      net: 81,
      tax: 9,
      refunded: 0,
      orders: 4,
      average: 22.5,
    },
  ],
  groups: [{ key: 'cash', label: 'Barzahlung', value: 300, share: 1, orders: 10 }],
  rates: [{ key: '10', label: '10 %', value: 300, share: 1, net: 270, tax: 30 }],
});

export const sampleOrders = sampleFigures({
  name: 'orders',
  total: 12,
  previousTotal: 10,
  figures: { canceled: 2, perDay: 6 },
  previousFigures: { canceled: 2, perDay: 5 },
  series: [
    { t: '2026-11-20', value: 5, takeaway: 3, delivery: 1, dineIn: 0, canceled: 1 },
    { t: '2026-11-21', value: 7, takeaway: 4, delivery: 1, dineIn: 1, canceled: 1 },
  ],
  rows: [{ key: 'b-1', label: 'Altstadt', value: 12, share: 1, canceled: 2 }],
  groups: [
    { key: 'takeaway', label: 'Abholung', value: 7, share: 0.7 },
    { key: 'delivery', label: 'Lieferung', value: 3, share: 0.3 },
  ],
});

export const sampleCanceled = sampleFigures({
  name: 'canceled-orders',
  total: 2,
  figures: { gross: 41.5, placed: 12, rate: 0.1667 },
  series: [
    { t: '2026-11-20', value: 1, soldOut: 1 },
    { t: '2026-11-21', value: 1, soldOut: 1 },
  ],
  rows: [{ key: 'soldOut', label: 'Ausverkauft', value: 2, share: 1, gross: 41.5 }],
  groups: [{ key: 'b-1', label: 'Altstadt', value: 2, share: 1, gross: 41.5 }],
});
