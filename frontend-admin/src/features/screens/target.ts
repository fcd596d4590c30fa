import type { SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import type { BranchName } from '../../shared/branches/use-branches.js';

/** Whom a command is for. */
export type Target =
  { kind: 'one'; screen: SignageDevice } | { kind: 'all'; branches: readonly BranchName[]; count: number };
