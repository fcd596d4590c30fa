import { readdir, stat, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isUndecodable } from '@bestellwerk/event-log/log-event';
import type { EventLog } from '@bestellwerk/event-log/event-log';
import { HeldFiles } from './referenced-files.js';

/** Longer than the time between storing a file and writing the record that references it. */
const YOUNG_MS = 24 * 60 * 60 * 1_000;

export interface UnusedFile {
  readonly path: string;
  readonly bytes: number;
}

/**
 * Files below a folder that no image or upload references any more. The log is read after the folder: files stored in the
 * meantime are recent. Throws if an event cannot be decoded.
 */
export async function unusedFiles(log: EventLog, folder: string, now: Date): Promise<UnusedFile[]> {
  const paths = await contentsBelow(folder);
  const used = (await heldFiles(log)).at(now);
  const files = await Promise.all(
    paths.filter((path) => !used.has(basename(path))).map(async (path) => ({ path, ...(await stat(path)) })),
  );
  return files.filter((file) => isOld(file, now)).map(({ path, size }) => ({ path, bytes: size }));
}

/** Skips a file that was stored again in the meantime. Returns whether the file was deleted. */
export async function removeUnused({ path }: UnusedFile, now: Date): Promise<boolean> {
  if (!isOld(await stat(path), now)) return false;
  await unlink(path);
  return true;
}

const isOld = ({ mtimeMs }: { mtimeMs: number }, now: Date): boolean => mtimeMs < now.getTime() - YOUNG_MS;

async function contentsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function heldFiles(log: EventLog): Promise<HeldFiles> {
  const references = new HeldFiles();
  const end = new AbortController();
  for await (const { entries, live } of log.follow({ after: null, signal: end.signal })) {
    for (const entry of entries) {
      if (isUndecodable(entry)) throw new Error(`${entry.type} at ${entry.position} cannot be understood.`);
      references.take(entry);
    }
    if (live) end.abort();
  }
  return references;
}
