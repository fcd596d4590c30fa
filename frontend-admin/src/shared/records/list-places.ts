import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';

const PREFIX = 'list:';

/** Remembers which filters, order and page a list had in this tab, for the way back from a record. */
export const rememberList = (path: string, search: string): void => {
  if (search === '') tabStorage.remove(PREFIX + path);
  else tabStorage.set(PREFIX + path, search);
};

/** The address of a list as it was seen last. */
export function listAddress(path: string): string {
  const search = tabStorage.get(PREFIX + path) ?? '';
  return search.startsWith('?') ? `/${path}${search}` : `/${path}`;
}

/** What somebody searched for may be the name of a person. */
export function forgetLists(): void {
  for (const name of tabStorage.names()) if (name.startsWith(PREFIX)) tabStorage.remove(name);
}
