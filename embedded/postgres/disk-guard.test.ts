import { mkdtemp, rm, stat, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { logSize, MIB, RESERVED_BYTES, ReservedSpace } from './disk-space.js';
import { DiskGuard, WriteProtection } from './disk-guard.js';

let data: string;
let free: number;
let reports: string[];
let guard: DiskGuard;
let protection: WriteProtection;
let reserved: ReservedSpace;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'bestellwerk-disk-'));
  await writeFile(join(data, 'postgresql.conf'), 'port = 1\n');
  reports = [];
  protection = new WriteProtection(data);
  reserved = new ReservedSpace(data);
  await protection.prepare('64MB');
  guard = new DiskGuard({
    folder: '/data',
    free: () => Promise.resolve(free),
    protection,
    reserved,
    onTrouble: (trouble) => reports.push(trouble?.code ?? 'well'),
    onChange: (isProtected) => reports.push(isProtected ? 'protected' : 'writable'),
  });
});
afterEach(() => rm(data, { recursive: true, force: true }));

async function lookAt(...mebibytes: number[]): Promise<string[]> {
  reports = [];
  for (const each of mebibytes) {
    free = each * MIB;
    await guard.look();
  }
  return reports;
}

describe('the disk guard', () => {
  it('protects from writing below 64 MiB of free space, and stops at 96 MiB', async () => {
    expect(await lookAt(64, 63, 9, 0, 95)).toEqual(['disk-full', 'protected']);
    expect(await protection.isOn()).toBe(true);
    expect(await lookAt(96, 70)).toEqual(['well', 'writable']);
    expect(await protection.isOn()).toBe(false);
  });

  it('reserves space only when much more space is free', async () => {
    await lookAt(150);
    expect(await reserved.isThere()).toBe(false);
    await lookAt(400, 400);
    expect((await stat(join(data, 'ballast'))).size).toBe(RESERVED_BYTES);
    await reserved.release();
    await reserved.release();
    expect(await reserved.isThere()).toBe(false);
  });

  it('keeps the write protection over a restart, and includes its settings once', async () => {
    await lookAt(9);
    const next = new WriteProtection(data);
    await next.prepare('64MB');
    expect(await next.isOn()).toBe(true);
    expect((await readFile(join(data, 'postgresql.conf'), 'utf8')).match(/include_dir/g)).toHaveLength(1);
  });

  it('reports the free space and the folder', () => {
    expect(guard.trouble(9.9 * MIB).text).toContain('only 9 MiB are free in /data');
  });
});

it.each([
  [100 * MIB, '64MB'],
  [1024 * MIB, '256MB'],
  [1e12, '2048MB'],
])('with %d bytes free, the write-ahead log may take %s', (bytes, size) => {
  expect(logSize(bytes)).toBe(size);
});
