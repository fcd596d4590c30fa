import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Decision } from '../kernel/decider.js';
import { isRefusal } from '../kernel/refusal.js';
import { isFinished, type PrintJob, printJobDecider } from './print-job.js';
import {
  cancelPrint,
  claimPrint,
  confirmPrint,
  expirePrint,
  failPrint,
  losePrint,
  markOverdue,
  queuePrint,
  resolvePrint,
  startPrint,
} from './print-job-decisions.js';
import type { PrintJobEvent } from './print-job-events.js';
import { mayHaveComeOut, nextCopy, printJobId, type EarlierPrint } from './print-job-id.js';
import { after, counter, kitchen, queuedJob } from './testing/jobs.js';

type Act = (job: PrintJob, second: number) => Decision<PrintJobEvent>;

const attempt = fc.integer({ min: 1, max: 4 });
const acts = fc.array(
  fc.oneof(
    fc.constantFrom<Act>(
      (job) => queuePrint(job, queuedJob),
      expirePrint,
      markOverdue,
      cancelPrint,
      (job, second) => losePrint(job, after(second)),
      (job) => resolvePrint(job, true),
      (job) => resolvePrint(job, false),
      (job, second) => claimPrint(job, { printer: counter, at: after(second) }),
    ),
    fc.constant<Act>((job, second) => claimPrint(job, { printer: kitchen, at: after(second) })),
    attempt.map(
      (n): Act =>
        (job, second) =>
          startPrint(job, { attempt: n, at: after(second), withinMs: 60_000 }),
    ),
    attempt.map(
      (n): Act =>
        (job) =>
          confirmPrint(job, n),
    ),
    attempt.map(
      (n): Act =>
        (job, second) =>
          failPrint(job, { attempt: n, code: 'offline', at: after(second), fallback: counter }),
    ),
  ),
  { maxLength: 80 },
);

test('a job that ended stays as it ended, no attempt is sent twice, and what may be on paper is never sent unasked', () => {
  fc.assert(
    fc.property(acts, fc.integer({ min: 1, max: 40 }), (all, pause) => {
      const events: PrintJobEvent[] = [];
      let job: PrintJob = printJobDecider.initial;
      all.forEach((act, index) => {
        const decision = act(job, index * pause);
        if (isRefusal(decision)) return;
        if (job.status !== 'none' && isFinished(job.status)) {
          // That somebody asked for it once more is recorded, and changes nothing.
          expect(decision.filter(({ type }) => type !== 'PrintJobAskedAgain')).toEqual([]);
        }
        if (job.status === 'unknown') {
          expect(decision.map(({ type }) => type)).not.toContain(
            'PrintJobStarted' satisfies PrintJobEvent['type'],
          );
        }
        events.push(...decision);
        job = decision.reduce(printJobDecider.evolve, job);
      });
      const starts = events.flatMap((event) =>
        event.type === 'PrintJobStarted' ? [event.data.attempt] : [],
      );
      expect(new Set(starts).size).toBe(starts.length);
      expect(events.filter(({ type }) => type === 'PrintJobDone').length).toBeLessThanOrEqual(1);
      expect(events.filter(({ type }) => type === 'PrintJobQueued').length).toBeLessThanOrEqual(1);
    }),
  );
});

const earlier: fc.Arbitrary<EarlierPrint> = fc.record({
  status: fc.constantFrom(
    'queued',
    'claimed',
    'printing',
    'printed',
    'failed',
    'unknown',
    'expired',
    'canceled',
  ),
  wasStarted: fc.boolean(),
});

test('a document is an original only if no earlier one can be on paper', () => {
  fc.assert(
    fc.property(fc.array(earlier, { maxLength: 6 }), (before) => {
      expect(nextCopy(before) === 0).toBe(!before.some(mayHaveComeOut));
    }),
  );
});

test('what failed, expired or was canceled before anything was sent is no original on paper', () => {
  for (const status of ['failed', 'expired', 'canceled'] as const) {
    expect(nextCopy([{ status, wasStarted: false }])).toBe(0);
    expect(nextCopy([{ status, wasStarted: true }])).toBe(1);
  }
  expect(nextCopy([{ status: 'queued', wasStarted: false }])).toBe(1);
});

test('the same document has the same job, another one has another', () => {
  expect(printJobId('o', 'kitchen', 'c', 0)).toBe(printJobId('o', 'kitchen', 'c', 0));
  const others = [
    printJobId('o', 'kitchen', 'c', 1),
    printJobId('o', 'receipt', 'c', 0),
    printJobId('p', 'kitchen', 'c', 0),
  ];
  expect(new Set([...others, printJobId('o', 'kitchen', 'c', 0)]).size).toBe(4);
});
