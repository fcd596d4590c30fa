import { branchesFor } from '@bestellwerk/domain/access/policy';
import type { LiveReadModel } from '../platform/consistency/live-read-model.js';

/** Without rows, like records. */
export const liveAuditLog: LiveReadModel = {
  name: 'journal',
  topics: [
    {
      kind: 'records',
      open: (path, { staff }) =>
        path === 'logs' && staff !== null && branchesFor(staff, 'logs.read') === 'all',
    },
  ],
};
