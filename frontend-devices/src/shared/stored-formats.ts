import type { StoredFormat } from '@bestellwerk/ui/storage/stored-value';

export const storedText: StoredFormat<string> = {
  version: 1,
  parse: (value) => (typeof value === 'string' ? value : null),
};

export const storedFlag: StoredFormat<boolean> = {
  version: 1,
  parse: (value) => (typeof value === 'boolean' ? value : null),
};
