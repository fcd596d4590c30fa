import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { type StoredFormat, readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';

/** Which branch a display belongs to, and the branch's key with which it reads the orders. */
export interface BranchAccess {
  readonly branch: string;
  readonly key: string;
}

const NAME = 'branch-access';
const ADDRESS = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([\w-]{16,100})$/i;
const KEY = /^[\w-]{16,100}$/;

const stored: StoredFormat<BranchAccess> = {
  version: 1,
  parse: (value) => {
    const { branch, key } = value as Partial<BranchAccess>;
    return typeof branch === 'string' && typeof key === 'string' ? { branch, key } : null;
  },
};

/** From the address of a display, as the back office shows it, or from a new key of the branch that is known. */
export function accessFrom(text: string, known: string | null): BranchAccess | null {
  const given = text.trim();
  const [, branch, key] = ADDRESS.exec(given) ?? [];
  if (branch !== undefined && key !== undefined) return { branch: branch.toLowerCase(), key };
  return known !== null && KEY.test(given) ? { branch: known, key: given } : null;
}

/** Removes the key from the address immediately, so that it does not stay in the browser's history. */
function takeFragment(): BranchAccess | null {
  const { hash, pathname, search } = window.location;
  if (hash !== '') window.history.replaceState(null, '', pathname + search);
  return accessFrom(hash, null);
}

/** What the address names, or what this device remembers. */
export function openedAccess(): BranchAccess | null {
  const given = takeFragment();
  if (given) rememberAccess(given);
  return given ?? readStored(deviceStorage, NAME, stored);
}

export const rememberAccess = (access: BranchAccess): void =>
  writeStored(deviceStorage, NAME, stored, access);
