import type { Caller } from '../platform/commands/command-definition.js';
import { staffMetadata } from '../platform/commands/command-metadata.js';
import { CurrentUser, StaffOnly } from './session.guard.js';
import type { Staff } from './staff.js';

/** Commands of signed-in users. */
export const staffCaller: Caller<Staff> = {
  admit: StaffOnly,
  parameter: CurrentUser,
  metadata: staffMetadata,
};
