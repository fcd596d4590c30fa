import { randomInt } from 'node:crypto';
import type { AccountService } from '../access/account.service.js';

export interface Administrator {
  readonly email: string;
  /** Readable; shown once. */
  readonly password: string;
}

/** Nothing that looks like something else. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const PER_GROUP = 4;

/** Makes the administrator if nobody can sign in yet, else answers null. */
export async function ensureAdministrator(
  accounts: AccountService,
  env: NodeJS.ProcessEnv,
): Promise<Administrator | null> {
  if (!(await accounts.isEmpty())) return null;
  const email = env.ADMIN_EMAIL || 'admin@bestellwerk.local';
  const password = env.ADMIN_PASSWORD || readablePassword();
  await accounts.create({
    username: 'admin',
    email,
    firstName: 'Administrator',
    lastName: '',
    roles: ['ROLE_ADMIN'],
    branches: [],
    password,
  });
  return { email, password };
}

/** 80 bits, in groups that can be read out. */
function readablePassword(): string {
  const group = () =>
    Array.from({ length: PER_GROUP }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
