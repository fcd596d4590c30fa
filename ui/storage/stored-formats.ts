import type { StoredFormat } from './stored-value.js';

export const storedText: StoredFormat<string> = {
  version: 1,
  parse: (value) => (typeof value === 'string' ? value : null),
};

export const storedFlag: StoredFormat<boolean> = {
  version: 1,
  parse: (value) => (typeof value === 'boolean' ? value : null),
};
