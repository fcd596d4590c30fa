import { expect, test } from '@jest/globals';
import type { PrintJobEvent } from '@bestellwerk/domain/printing/print-job-events';
import { printJobStream } from '@bestellwerk/domain/printing/print-job-events';
import { rowsAfter } from '../../testing/rows-after.js';
import { printJob } from './project.js';

const id = '33333333-3333-4333-8333-333333333333';
const order = '22222222-0000-4000-8000-000000000000';
const kitchen = { id: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Küche' };
const counter = { id: 'aaaaaaaa-0000-4000-8000-000000000002', name: 'Theke' };
const expiresAt = '2026-11-20T17:15:00.000Z';
const queued: PrintJobEvent = {
  type: 'PrintJobQueued',
  data: {
    branch: '11111111-0000-4000-8000-000000000000',
    printer: kitchen,
    template: 'kitchen',
    order: { id: order, revision: '2', ticketNumber: 7 },
    content: 'content',
    copy: 0,
    expiresAt,
    alarmAt: null,
  },
};
const claimed = (attempt: number, printer = kitchen): PrintJobEvent => ({
  type: 'PrintJobClaimed',
  data: { attempt, printer, confirmBy: expiresAt },
});
const rowAfter = (...events: PrintJobEvent[]) =>
  rowsAfter(printJob, printJobStream(id), [queued, ...events])[0]!;

test('a job waits in the queue of its printer', () => {
  expect(rowAfter()).toMatchObject({ id, order, printer: kitchen.id, status: 'queued', isQueued: true });
  expect(rowAfter(claimed(1))).toMatchObject({ status: 'claimed', isQueued: false });
});

test('a job that failed goes to the queue of the printer that stands in', () => {
  const retry = { at: '2026-11-20T17:00:05.000Z', printer: counter, expiresAt };
  const row = rowAfter(claimed(1), {
    type: 'PrintJobFailed',
    data: { attempt: 1, code: 'paper-out', retry },
  });
  expect(row).toMatchObject({ status: 'queued', isQueued: true, printer: counter.id, retryAt: retry.at });
  expect(row.document.failure).toEqual({
    code: 'paper-out',
    text: 'Der Drucker hat kein Papier mehr. Bitte legen Sie eine neue Rolle ein.',
  });
});

test('a job knows all who have asked for it, and says when it changed itself', () => {
  const row = rowAfter({ type: 'PrintJobAskedAgain', data: {} });
  expect(row.document.commandIds).toHaveLength(2);
  expect(row).toMatchObject({ status: 'queued', isQueued: true });
  expect(row.document.changedAt).toBe(rowAfter().document.changedAt);
});

test('a job says what became of it', () => {
  const started: PrintJobEvent = { type: 'PrintJobStarted', data: { attempt: 1 } };
  const done: PrintJobEvent = { type: 'PrintJobDone', data: { attempt: 1, order } };
  expect(rowAfter(claimed(1), started, done)).toMatchObject({ status: 'printed', isQueued: false });
  expect(rowAfter({ type: 'PrintJobOverdue', data: {} }).document.isOverdue).toBe(true);
});

test('a job says what it replaces, which one from before documents said so does not know', () => {
  expect(rowAfter().document).toMatchObject({ replaces: null });
  const replaces = '2026-11-20T16:48:00.000Z';
  const changed = { ...queued, data: { ...queued.data, replaces } } as PrintJobEvent;
  expect(rowsAfter(printJob, printJobStream(id), [changed])[0]!.document).toMatchObject({ replaces });
});

test('a job knows where in the log a printer took it last', () => {
  const retry = { at: '2026-11-20T17:00:05.000Z', printer: kitchen, expiresAt };
  const failed: PrintJobEvent = { type: 'PrintJobFailed', data: { attempt: 1, code: 'paper-out', retry } };
  const positionAfter = (...events: PrintJobEvent[]) => rowAfter(...events).document.claimedPosition;
  expect(positionAfter()).toBeNull();
  const first = positionAfter(claimed(1));
  expect(positionAfter(claimed(1), failed)).toBe(first);
  expect(Number(positionAfter(claimed(1), failed, claimed(2)))).toBeGreaterThan(Number(first));
});
