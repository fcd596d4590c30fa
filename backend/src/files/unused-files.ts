import { readdir, stat, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isUndecodable } from '@bestellwerk/event-log/log-event';
import type { EventLog } from '@bestellwerk/event-log/event-log';
import { HeldFiles } from './referenced-files.js';

/** Longer than the time between storing a file and writing the record that references it. */
const YOUNG_MS = 24 * 60 * 60 * 1_000;
/** A variant that nobody asked for in this time is drawn again when somebody does. */
const UNASKED_MS = 30 * YOUNG_MS;

export interface UnusedFile {
  readonly path: string;
  readonly bytes: number;
}

/**
 * Files below a folder that no image or upload references any more. The log is read after the folder: files stored in the
 * meantime are recent. Throws if an event cannot be decoded.
 */
export async function unusedFiles(log: EventLog, folder: string, now: Date): Promise<UnusedFile[]> {
  const paths = await filesBelow(folder, /^[0-9a-f]{64}$/);
  const used = (await heldFiles(log)).at(now);
  return oldOnes(
    paths.filter((path) => !used.has(basename(path))),
    now,
    YOUNG_MS,
  );
}

/**
 * Variants of images below a folder that nobody asked for in 30 days, such as those of a former version of a template, an image or
 * the looks. One that is asked for again is made again.
 */
export async function unusedVariants(folder: string, now: Date): Promise<UnusedFile[]> {
  return oldOnes(await filesBelow(folder, /^[0-9a-f]{64}\.[a-z]+$/), now, UNASKED_MS);
}

/** Skips a file that was stored again in the meantime. Returns whether the file was deleted. */
export async function removeUnused({ path }: UnusedFile, now: Date): Promise<boolean> {
  if (!isOlder(await stat(path), now, YOUNG_MS)) return false;
  await unlink(path);
  return true;
}

async function oldOnes(paths: readonly string[], now: Date, age: number): Promise<UnusedFile[]> {
  const files = await Promise.all(paths.map(async (path) => ({ path, ...(await stat(path)) })));
  return files.filter((file) => isOlder(file, now, age)).map(({ path, size }) => ({ path, bytes: size }));
}

const isOlder = ({ mtimeMs }: { mtimeMs: number }, now: Date, age: number): boolean =>
  mtimeMs < now.getTime() - age;

/** None where there is no such folder yet. */
async function filesBelow(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfMissing);
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function noneIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
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
