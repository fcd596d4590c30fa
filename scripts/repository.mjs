import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, absolute. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** An absolute path below the repository's root. */
export const inRoot = (...parts) => join(root, ...parts);
