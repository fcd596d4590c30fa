import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { printJobDecider } from '../print-job.js';
import type { PrintJobEvent, PrintJobQueued } from '../print-job-events.js';

export const NOON = '2026-11-23T12:00:00.000Z';
/** The instant so many seconds after noon. */
export const after = (seconds: number): string => new Date(Date.parse(NOON) + seconds * 1000).toISOString();

export const kitchen = { id: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Küche' };
export const counter = { id: 'aaaaaaaa-0000-4000-8000-000000000002', name: 'Theke' };

export const queuedJob: PrintJobQueued = {
  branch: '11111111-0000-4000-8000-000000000000',
  printer: kitchen,
  template: 'kitchen',
  order: { id: '22222222-0000-4000-8000-000000000000', revision: '2', ticketNumber: 7 },
  content: 'content',
  copy: 0,
  expiresAt: after(900),
  alarmAt: after(60),
};
export const queued: PrintJobEvent = { type: 'PrintJobQueued', data: queuedJob };

export const { given, outcome, after: decided } = givenWhenThen(printJobDecider);
