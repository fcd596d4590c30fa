import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import { ErasureJournal } from '@bestellwerk/event-log/erasure-journal';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { createDatabase, startEventStore } from '../../../embedded/testing/servers.js';
import { backUp } from '../../../ops/backup/backup.js';
import { load, verifyArchives } from '../../../ops/backup/restore.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { dumpEvents, dumpRows } from '../testing/dump-database.js';
import { everythingShown, filesText, tracesIn } from './testing/everything-shown.js';
import { decryptedLog } from './testing/decrypted-log.js';
import { EMAIL, MARKER, PersonalStage, PHONE, TRACES } from './testing/personal-stage.js';

const options = { signal: new AbortController().signal, onProgress: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'bestellwerk-old-backup-'));
const archives = { file: join(folder, 'backup.tar'), keysFile: null, erasuresFile: null };
const restoredFolder = join(folder, 'restored');
let stage: PersonalStage;
let orders: PlacedOrder[];
let upload: string;
let open: PlacedOrder;
let records: string[];
let restored: BackendHarness;

const recordOf = async (path: string, record: object) => {
  const { status, body } = await stage.admin.post(path, record);
  expect({ status, body }).toMatchObject({ status: 201 });
  return `${path}/${body.data.id}`;
};

/** What `npm run backup` and a copy of the files keep. */
async function copyAll(): Promise<void> {
  const { postgres: appUrl, log: logUrl } = stage.harness.servers;
  await backUp({ appUrl, logUrl }, { file: archives.file, keysFile: null }, options);
  cpSync(stage.harness.folder, restoredFolder, { recursive: true });
}

/** What `npm run restore` does on a data folder whose database is older than its journal, and the next start. */
async function restoreAll(): Promise<BackendHarness> {
  const { postgres } = stage.harness.servers;
  const [appUrl, logUrl] = [await createDatabase(postgres), await createDatabase(postgres)];
  const erased = await new ErasureJournal(stage.harness.folder).subjects();
  await load(archives, await verifyArchives(archives), { appUrl, logUrl }, options, erased);
  const { url: eventstore, stop } = await startEventStore({ pgUrl: logUrl, port: 0 });
  const servers = { eventstore, log: logUrl, postgres: appUrl, stop };
  return BackendHarness.on(servers, { files: { folder: restoredFolder, bucket: null } });
}

async function eraseEverybody(): Promise<void> {
  await stage.act(open, 'status/reject', { message: `Leider, ${MARKER}` });
  for (const { id } of [...orders, open]) await stage.act({ id }, 'erase');
  for (const path of records) {
    const { headers } = await stage.admin.get(path);
    const { status } = await stage.admin.post(`${path}/erase`, {}, { 'if-match': headers.get('etag')! });
    expect(status).toBe(200);
  }
  await eventually(async () => expect(tracesIn(await dumpRows(stage.harness))).toEqual([]));
  expect(tracesIn(filesText(stage.harness.folder))).toEqual([]);
}

beforeAll(async () => {
  stage = await PersonalStage.start();
  const { publicHash, id, version, extension } = stage.upload;
  upload = `/upload/${publicHash}/${id}-${version}.${extension}`;
  orders = [await stage.completed(), await stage.rejected()];
  open = await stage.place();
  const known = { firstName: 'Resi', lastName: MARKER, email: EMAIL };
  records = [
    await recordOf('/api/customers', { ...known, phone: PHONE }),
    await recordOf('/api/users', { ...known, username: MARKER, roles: ['ROLE_AUDITOR'], branches: [] }),
  ];
  await stage.messagesSent(3);
  await copyAll();
  await eraseEverybody();
  await stage.harness.app.close();
  restored = await restoreAll();
}, 300_000);
afterAll(async () => {
  await restored?.stop();
  await stage?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('people who were erased after a backup that is restored', () => {
  it('were in the backup with messages, mails, review and file', async () => {
    const { postgres } = stage.harness.servers;
    const [appUrl, logUrl] = [await createDatabase(postgres), await createDatabase(postgres)];
    await load(archives, await verifyArchives(archives), { appUrl, logUrl }, options);
    const { url, stop } = await startEventStore({ pgUrl: logUrl, port: 0 });
    const texts = await decryptedLog(appUrl, url);
    await stop();
    for (const type of ['OrderPlaced', 'MessageSent', 'ReviewSubmitted', 'UploadCreated', 'CustomerCreated'])
      expect(texts.filter((text) => text.startsWith(type)).join()).toMatch(TRACES);
  }, 60_000);

  it('are found nowhere', async () => {
    const admin = await restored.staff(['ROLE_ADMIN']);
    await eventually(async () => {
      expect(tracesIn(await dumpRows(restored))).toEqual([]);
      expect(tracesIn(filesText(restoredFolder))).toEqual([]);
      expect((await admin.getOnce(upload)).status).toBe(404);
    });
    expect(tracesIn(await dumpEvents(restored))).toEqual([]);
    const { postgres, eventstore } = restored.servers;
    expect(tracesIn((await decryptedLog(postgres, eventstore)).join('\n'))).toEqual([]);
    expect(tracesIn(await everythingShown(admin, [...orders, open]))).toEqual([]);
  }, 120_000);

  it('are erased by what the log says too, except as long as their order is open', async () => {
    const admin = await restored.staff(['ROLE_ADMIN']);
    const erasedAt = async ({ id }: PlacedOrder) => (await admin.get(`/api/orders/${id}`)).body.data.erasedAt;
    await eventually(async () => {
      for (const order of orders) expect(await erasedAt(order)).toEqual(expect.any(String));
      for (const path of records) {
        const { data } = (await admin.get(`${path}/history`)).body;
        expect(data.map(({ kind }: { kind: string }) => kind)).toContain('erased');
      }
    });
    expect(await erasedAt(open)).toBeUndefined();
    const rejected = await admin.post(`/api/orders/${open.id}/status/reject`, { message: '' });
    expect(rejected.status).toBe(200);
    expect((await admin.post(`/api/orders/${open.id}/erase`)).status).toBe(200);
  }, 60_000);

  it('are noted beside the restored database, so that the next restore knows them as well', async () => {
    const noted = await new ErasureJournal(restoredFolder).subjects();
    const ids = [...orders, open, stage.upload].map(({ id }) => id);
    expect(ids.filter((id) => !noted.has(id))).toEqual([]);
  });
});
