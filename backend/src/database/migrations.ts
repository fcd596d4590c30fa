import { CreateAccess1763600000001 } from './migrations/create-access.js';
import { CreateBackup1763600000050 } from './migrations/create-backup.js';
import { CreatePendingPlace1763600000003 } from './migrations/create-pending-place.js';
import { CreateSecret1763600000002 } from './migrations/create-secret.js';
import { DropPendingPlace1763600000060 } from './migrations/drop-pending-place.js';

/** Everything in schema `app` that does not follow from the log. */
export const migrations = [
  CreateAccess1763600000001,
  CreateSecret1763600000002,
  CreatePendingPlace1763600000003,
  CreateBackup1763600000050,
  DropPendingPlace1763600000060,
];
