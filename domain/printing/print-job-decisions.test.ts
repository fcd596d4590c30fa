import { describe, expect, test } from '@jest/globals';
import type { PrintJob } from './print-job.js';
import {
  cancelPrint,
  claimPrint,
  confirmPrint,
  expirePrint,
  failPrint,
  losePrint,
  markOverdue,
  printDeadlines,
  queuePrint,
  resolvePrint,
  startPrint,
} from './print-job-decisions.js';
import { after, counter, decided, given, kitchen, NOON, outcome, queued, queuedJob } from './testing/jobs.js';

const claim = (job: PrintJob, seconds = 0, printer = kitchen) =>
  claimPrint(job, { printer, at: after(seconds) });
const fail = (job: PrintJob, attempt: number, seconds: number, fallback: typeof counter | null = null) =>
  failPrint(job, { attempt, code: 'paper-out', at: after(seconds), fallback });

const waiting = given(queued);
const claimed = decided(waiting, claim(waiting));
const start = (withinMs: number) => startPrint(claimed, { attempt: 1, at: after(0), withinMs });
const printing = decided(claimed, start(30_000));
const unknown = decided(printing, losePrint(printing, after(60)));

describe('a print job', () => {
  test('is queued once, however often the same document is requested', () => {
    expect(outcome(queuePrint(given(), queuedJob))).toBe('PrintJobQueued');
    expect(outcome(queuePrint(waiting, queuedJob))).toBe('PrintJobAskedAgain');
    expect(decided(waiting, queuePrint(waiting, queuedJob))).toEqual(waiting);
  });

  test('is taken by one printer only', () => {
    expect(outcome(claim(waiting))).toBe('PrintJobClaimed');
    expect(outcome(claim(claimed))).toBe('print-job-taken');
    expect(outcome(claim(waiting, 0, counter))).toBe('print-job-taken');
    expect(outcome(claim(waiting, 900))).toBe('print-job-taken');
    expect(outcome(claim(given()))).toBe('print-job-unknown');
  });

  test('is printed once the printer says so, also when nobody believed it any more', () => {
    for (const job of [claimed, printing, unknown])
      expect(outcome(confirmPrint(job, 1))).toBe('PrintJobDone');
    expect(outcome(confirmPrint(printing, 2))).toBe('nothing');
    expect(outcome(confirmPrint(decided(printing, confirmPrint(printing, 1)), 1))).toBe('nothing');
  });

  test('is tried again after growing pauses, from the third attempt on by the printer that stands in', () => {
    const first = decided(printing, fail(printing, 1, 1, counter));
    expect(first).toMatchObject({ status: 'queued', retryAt: after(6), printer: kitchen });
    expect(outcome(claim(first, 5))).toBe('print-job-taken');
    const again = decided(first, claim(first, 6));
    const second = decided(again, fail(again, 2, 7, counter));
    expect(second).toMatchObject({ status: 'queued', retryAt: after(17), printer: counter });
    expect(outcome(claim(second, 17, counter))).toBe('PrintJobClaimed');
  });

  test('that waits for a printer that is switched off is tried less and less often, and comes to an end', () => {
    const attemptsUntil = (expiresAt: string): number[] => {
      const ages: number[] = [];
      let job = given({ type: 'PrintJobQueued', data: { ...queuedJob, expiresAt } });
      for (let seconds = 0; job.status === 'queued';) {
        job = decided(job, claim(job, seconds));
        ages.push(seconds);
        job = decided(job, fail(job, ages.length, seconds));
        if (job.status === 'queued') seconds = (Date.parse(job.retryAt!) - Date.parse(NOON)) / 1000;
      }
      expect(job.status).toBe('failed');
      return ages;
    };
    const kitchenTicket = attemptsUntil(after(900));
    expect(kitchenTicket).toHaveLength(18);
    // It cannot wait: until its end never longer than a minute.
    expect(Math.max(...kitchenTicket.map((age, index) => age - (kitchenTicket[index - 1] ?? 0)))).toBe(60);
    expect(kitchenTicket.at(-1)).toBeGreaterThan(840);
    const day = attemptsUntil(after(86_400));
    expect(day.length).toBeLessThan(130);
    expect(day.at(-1)! - day.at(-2)!).toBe(900);
  });

  test('fails for good when there is no time for another attempt', () => {
    expect(decided(printing, fail(printing, 1, 896))).toMatchObject({ status: 'failed' });
  });

  test('that is a test page is given up when it fails, and after a minute', () => {
    const waits = given({ type: 'PrintJobQueued', data: { ...queuedJob, template: 'test', order: null } });
    const taken = decided(waits, claim(waits));
    expect(decided(taken, fail(taken, 1, 1, counter))).toMatchObject({ status: 'failed', printer: kitchen });
    expect(printDeadlines('test', NOON)).toEqual({ expiresAt: after(60), alarmAt: null });
  });

  test('is never sent again by itself when the printer says nothing for a minute', () => {
    expect(outcome(losePrint(printing, after(59)))).toBe('nothing');
    expect(unknown.status).toBe('unknown');
    expect(outcome(claim(unknown, 61))).toBe('print-job-taken');
    expect(outcome(expirePrint(unknown))).toBe('nothing');
  });

  test('with many labels is not lost before the last of them can have come out', () => {
    const long = decided(claimed, start(90_000));
    expect(long).toMatchObject({ status: 'printing', confirmBy: after(110) });
    expect(outcome(losePrint(long, after(109)))).toBe('nothing');
    expect(outcome(losePrint(long, after(110)))).toBe('PrintJobUnknown');
  });

  test('that nobody knows of is decided by staff', () => {
    expect(decided(unknown, resolvePrint(unknown, true)).status).toBe('printed');
    const notPrinted = decided(unknown, resolvePrint(unknown, false));
    // Staff have looked: the next one is no copy.
    expect(notPrinted).toMatchObject({ status: 'failed', wasStarted: false });
    expect(outcome(resolvePrint(notPrinted, false))).toBe('nothing');
    expect(outcome(resolvePrint(notPrinted, true))).toBe('print-job-is-clear');
    expect(outcome(resolvePrint(waiting, true))).toBe('print-job-is-clear');
  });

  test('expires and is canceled only while it waits', () => {
    expect(outcome(expirePrint(waiting))).toBe('PrintJobExpired');
    expect(outcome(expirePrint(printing))).toBe('nothing');
    expect(outcome(cancelPrint(waiting))).toBe('PrintJobCanceled');
    expect(outcome(cancelPrint(printing))).toBe('print-job-not-queued');
  });

  test('alarms once, unless it has come to its end', () => {
    const late = decided(printing, markOverdue(printing));
    expect(late).toMatchObject({ isOverdue: true, status: 'printing' });
    expect(outcome(markOverdue(late))).toBe('nothing');
    expect(outcome(markOverdue(decided(waiting, expirePrint(waiting))))).toBe('nothing');
  });

  test('has a quarter of an hour for the kitchen and a day for a receipt', () => {
    expect(printDeadlines('kitchen', NOON)).toEqual({ expiresAt: after(900), alarmAt: after(60) });
    expect(printDeadlines('receipt', NOON)).toEqual({ expiresAt: after(86_400), alarmAt: null });
  });
});
