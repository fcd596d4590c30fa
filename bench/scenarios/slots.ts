import { preorderDays, type PreorderFacts } from '@bestellwerk/domain/opening-hours/preorder-slots';
import { referencePreorderDays } from '@bestellwerk/domain/opening-hours/testing/reference-preorder-days';
import { perSecond } from '../load/load.js';
import { alternate, compared, type Figure } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';

const entry = { date: null, isClosed: false } as const;

/** An inn with lunch, dinner and long weekends, asked on a Monday evening. */
const facts: PreorderFacts = {
  hours: [
    { ...entry, type: 'daily', from: '11:00', to: '14:00' },
    { ...entry, type: 'daily', from: '17:30', to: '22:00' },
    { ...entry, type: 'friday', from: '17:30', to: '02:00' },
    { ...entry, type: 'saturday', from: '17:30', to: '02:00' },
    { ...entry, type: 'sunday', isClosed: true, from: null, to: null },
  ],
  products: [{ isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 2 }],
  now: new Date('2026-11-23T17:02:00Z'),
  timeZone: 'Europe/Vienna',
};

/** The windows of 180 days, beside looking every five minutes whether it is open. */
export const slots: Scenario = {
  name: 'slots',
  async run({ sizes }: Surroundings): Promise<Figure[]> {
    const product = () => perSecond(1, sizes.loadMs, async () => preorderDays(facts));
    const limit = () => perSecond(1, sizes.loadMs, async () => referencePreorderDays(facts));
    for (const warmUp of [product, limit]) await warmUp();
    const rounds = await alternate(sizes.rounds, product, limit);
    return [compared('pre-order windows of 180 days', '1/s', rounds)];
  },
};
