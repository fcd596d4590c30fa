import { type Action, branchesFor, may, type Principal } from '@bestellwerk/domain/access/policy';
import { HttpStatus } from '@nestjs/common';
import { failureText } from '../platform/http/failure-texts.js';
import { ApiError } from '../platform/http/api-error.js';
import type { Account } from './account.entity.js';

/** The signed-in user, as decisions need it. */
export interface Staff extends Principal {
  readonly id: string;
}

export const staffOf = ({ id, roles, branches }: Account): Staff => ({ id, roles, branches });

/** Throws 403 unless the person may do this in that branch. */
export function authorize(staff: Staff, action: Action, branch: string): void {
  if (!may(staff, action, branch)) throw forbidden();
}

/**
 * The branches to show for an action, limited to the requested one. 'all' means no limit.
 * Throws 403 if none remains.
 */
export function authorizedBranches(staff: Staff, action: Action, asked?: string): 'all' | readonly string[] {
  const allowed = branchesFor(staff, action);
  if (asked !== undefined) {
    authorize(staff, action, asked);
    return [asked];
  }
  if (allowed !== 'all' && allowed.length === 0) throw forbidden();
  return allowed;
}

const forbidden = (): ApiError => ApiError.of(HttpStatus.FORBIDDEN, failureText(HttpStatus.FORBIDDEN));
