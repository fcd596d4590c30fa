import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { randomUUID } from 'node:crypto';
import type { CommandMetadata } from './command-metadata.js';

/** The id of what a command creates: the same when it is repeated under its key. */
export const idOfNew = (kind: string, { key }: CommandMetadata): string =>
  key === null ? randomUUID() : deterministicId(kind, key);
