import { CreateAccess1763600000001 } from './migrations/create-access.js';
import { CreatePendingPlace1763600000003 } from './migrations/create-pending-place.js';
import { CreateSecret1763600000002 } from './migrations/create-secret.js';

/** Everything in schema `app` that does not follow from the log. */
export const migrations = [
  CreateAccess1763600000001,
  CreateSecret1763600000002,
  CreatePendingPlace1763600000003,
];
