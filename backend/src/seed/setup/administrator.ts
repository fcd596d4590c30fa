import { randomInt } from 'node:crypto';
import { passwordProblem, type PersonalWords } from '@bestellwerk/domain/access/password-rules';
import { requiredEmail } from '@bestellwerk/domain/records/text-schemas';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { QueryFailedError } from 'typeorm';
import type { AccountService } from '../../access/account.service.js';

export interface Administrator {
  readonly email: string;
  /** Readable; shown once. */
  readonly password: string;
}

/** Nothing that looks like something else. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const UNIQUE_VIOLATION = '23505';
const PER_GROUP = 4;

/**
 * Makes the administrator if nobody can sign in yet, else answers null. Throws WrongSettings when ADMIN_EMAIL or
 * ADMIN_PASSWORD are not valid for a sign-in.
 */
export async function ensureAdministrator(
  accounts: AccountService,
  env: NodeJS.ProcessEnv,
): Promise<Administrator | null> {
  if (!(await accounts.isEmpty())) return null;
  const email = env.ADMIN_EMAIL || 'admin@bestellwerk.local';
  const password = env.ADMIN_PASSWORD || readablePassword();
  const person = { username: 'admin', email, firstName: 'Administrator', lastName: 'Bestellwerk' };
  refuseWrong(person, password);
  try {
    await accounts.create({ ...person, roles: ['ROLE_ADMIN'], branches: [], password });
    return { email, password };
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

/** Names the variable, and never what it holds: a password belongs in no log. */
function refuseWrong(person: PersonalWords, password: string): void {
  if (!requiredEmail().safeParse(person.email).success) {
    throw new WrongSettings('ADMIN_EMAIL must be an e-mail address.');
  }
  if (passwordProblem(password, person)) {
    throw new WrongSettings(
      'ADMIN_PASSWORD must have between 10 and 200 characters and be more than a name or the address.',
    );
  }
}

/** Another set-up was faster. */
const isTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION;

/** 80 bits, in groups that can be read out. */
function readablePassword(): string {
  const group = () =>
    Array.from({ length: PER_GROUP }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
