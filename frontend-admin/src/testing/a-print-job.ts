import type { PrintJobDocument } from '@bestellwerk/domain/contracts/printing.schema';

/** A kitchen ticket that came out for the order of `anOrder`, as defaults for tests. */
export const aPrintJob = (changes: Partial<PrintJobDocument> = {}): PrintJobDocument => ({
  id: 'j-1',
  branch: 'b-1',
  order: { id: 'o-1', ticketNumber: 12 },
  template: 'kitchen',
  copy: 0,
  content: 'content',
  replaces: null,
  mark: null,
  printer: { id: 'd-1', name: 'Küche' },
  status: 'printed',
  attempts: 1,
  wasStarted: true,
  failure: null,
  isOverdue: false,
  requestedBy: { kind: 'user', id: 'u-9', name: 'Resi Lindner' },
  queuedAt: '2026-11-20T13:48:00.000Z',
  changedAt: '2026-11-20T13:48:05.000Z',
  expiresAt: '2026-11-20T14:03:00.000Z',
  retryAt: null,
  revision: '3',
  ...changes,
});
