import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { storedText } from '@bestellwerk/ui/storage/stored-formats';
import { readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';

const NAME = 'kiosk-token';
/** The device's id and its key, also at the end of the address that the back office shows. */
const TOKEN = /(?:^|#)([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.[\w-]{16,100})$/i;

/** The token in a text or address; null if there is none. */
export const tokenIn = (text: string): string | null => TOKEN.exec(text.trim())?.[1] ?? null;

export const keepToken = (token: string): void => writeStored(deviceStorage, NAME, storedText, token);

/** What the address names, which is taken out of it, or what this device remembers. */
export function openedToken(): string | null {
  const given = tokenIn(location.hash);
  if (!given) return readStored(deviceStorage, NAME, storedText);
  history.replaceState(history.state, '', location.pathname + location.search);
  keepToken(given);
  return given;
}

let current: string | null = null;

/** Notes with which token this page is a kiosk; null: it is one no more. */
export const noteKiosk = (token: string | null): void => void (current = token);

/** The part of a request by which the server knows the kiosk; empty in the shop itself. */
export const kioskAccess = (): { bearer?: string } => (current === null ? {} : { bearer: current });
