import { expect, test } from '@jest/globals';
import type { FigureName, Figures } from '../contracts/figures.schema.js';
import { reportedWeek, weeklyReport } from './weekly-report.js';

const week = { from: '2026-11-16', to: '2026-11-22' };

test.each([
  ['2026-11-23T04:59:00Z', null],
  ['2026-11-23T05:00:00Z', week],
  ['2026-11-24T22:59:00Z', week],
  ['2026-11-24T23:00:00Z', null],
  ['2026-11-22T12:00:00Z', null],
])('at %s the week to report is %j', (now, expected) => {
  expect(reportedWeek(new Date(now), 'Europe/Vienna')).toEqual(expected);
});

const figuresOf = (name: FigureName, more: Partial<Figures>): Figures => ({
  ...{ name, ...week, timezone: 'Europe/Vienna', granularity: 'day', unit: 'orders', total: 0 },
  meta: {
    ...{ generatedAt: '2026-11-23T05:00:00.000Z', projectionPosition: '1' },
    ...{
      countedAt: null,
      botsExcluded: 0,
      internalExcluded: 0,
      tooFastExcluded: 0,
      consentRate: null,
      truncated: false,
    },
  },
  ...more,
});
const row = (label: string, value: number) => ({ key: label, label, value, share: 0.5 });
const figures = {
  revenue: figuresOf('revenue', {
    ...{ total: 1250, previousTotal: 1000, figures: { average: 25 }, previousFigures: { average: 25 } },
    rows: [row('Altstadt', 800), row('Bahnhof', 450)],
  }),
  orders: figuresOf('orders', {
    total: 50,
    previousTotal: 40,
    figures: { canceled: 1 },
    previousFigures: { canceled: 2 },
  }),
  'popular-items': figuresOf('popular-items', { rows: [row('Gulasch', 20), row('Schnitzel', 12)] }),
  'unique-visitors': figuresOf('unique-visitors', { total: 300, previousTotal: 0 }),
  'sales-per-labour-hour': figuresOf('sales-per-labour-hour', {
    total: 31.25,
    figures: { gross: 1250, minutes: 2400 },
  }),
};
const report = {
  name: 'Resi Lindner',
  week,
  currency: 'EUR',
  url: 'https://linde.example/backend/dashboard',
};

test('the report of a week has its sums beside those of the week before, branches and popular items', () => {
  const mail = weeklyReport({ ...report, figures })!;
  expect(mail.subject).toBe('Die Woche vom 16.11.2026 bis 22.11.2026');
  expect(mail.text.replaceAll('\u00a0', ' ')).toBe(`Guten Tag Resi Lindner,

so war die Woche vom 16.11.2026 bis 22.11.2026:

Umsatz: 1.250,00 €, ↑ 25 % mehr als in der Woche davor (1.000,00 €)
Bestellungen: 50, ↑ 25 % mehr als in der Woche davor (40)
Je Bestellung: 25,00 €, → gleich viel wie in der Woche davor (25,00 €)
Storniert oder abgelehnt: 1, ↓ 50 % weniger als in der Woche davor (2)
Besucher im Shop: 300, in der Woche davor: 0
Gearbeitet: 40 h
Umsatz je Arbeitsstunde: 31,25 €

Umsatz je Filiale:
- Altstadt: 800,00 €
- Bahnhof: 450,00 €

Beliebte Artikel:
1. Gulasch (20 Bestellungen)
2. Schnitzel (12 Bestellungen)

Alle Zahlen mit ihrer Erklärung:
https://linde.example/backend/dashboard

Diesen Bericht bekommen alle, die eine Filiale leiten. Die Administration schaltet ihn in der Konfiguration ab.
`);
});

test('days before the first order are compared without a percentage', () => {
  const since = { comparedSince: '2026-11-12' };
  const { text } = weeklyReport({
    ...report,
    figures: {
      ...figures,
      revenue: { ...figures.revenue, ...since },
      orders: { ...figures.orders, ...since },
    },
  })!;
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    `Umsatz: 1.250,00 €, in der Woche davor (erst ab 12.11.): 1.000,00 €
Bestellungen: 50, in der Woche davor (erst ab 12.11.): 40
`,
  );
  const calm = { ...figures.orders, ...since, previousFigures: { canceled: 0 } };
  const later = weeklyReport({
    ...report,
    figures: { ...figures, revenue: { ...figures.revenue, ...since }, orders: calm },
  })!;
  expect(later.text).toContain('Storniert oder abgelehnt: 1, in der Woche davor: 0\n');
});

test('there is no report of a week in which nothing happened', () => {
  const nothing = Object.fromEntries(
    Object.keys(figures).map((name) => [name, figuresOf(name as FigureName, {})]),
  );
  expect(weeklyReport({ ...report, figures: nothing as unknown as typeof figures })).toBeNull();
});
