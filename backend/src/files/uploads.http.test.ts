import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { dataUrl } from './testing/data-url.js';
import { FakeBucket } from './testing/fake-bucket.js';

const MEBIBYTE = 1024 * 1024;
const wish = { name: 'Wunsch.txt', mimeType: 'text/plain', dataUrl: dataUrl('Alles Gute zum Geburtstag') };

let stage: BackendHarness;
let customer: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  customer = stage.visitor();
});
afterAll(() => stage?.stop());

interface Reference {
  id: string;
  version: number;
  extension: string;
  publicHash: string;
  mimeType: string;
}
const addressOf = ({ publicHash, id, version, extension }: Reference): string =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;
const text = (bytes: number): string => dataUrl(Buffer.alloc(bytes, 'a'));

describe('an upload', () => {
  it('is accepted from visitors and readable by anyone with its address', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const { status, body } = await customer.post('/api/uploads', wish, key);
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        data: {
          id: expect.any(String),
          version: 1,
          extension: 'txt',
          publicHash: expect.stringMatching(/^[0-9a-f]{40}$/),
          mimeType: 'text/plain',
        },
      },
    });
    expect((await customer.post('/api/uploads', wish, key)).body).toEqual(body);

    const read = await customer.get(addressOf(body.data));
    expect(read.body).toBe('Alles Gute zum Geburtstag');
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''Wunsch.txt",
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    });
  });

  it('is readable if its name has control characters or lone surrogates', async () => {
    const { data } = (await customer.post('/api/uploads', { ...wish, name: 'a\ud800\u0000\r\n".txt' })).body;
    const { status, headers } = await customer.get(addressOf(data));
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''a%EF%BF%BD/);
  });

  it.each([
    ['another hash', (one: Reference) => ({ ...one, publicHash: 'a'.repeat(40) })],
    ['another version', (one: Reference) => ({ ...one, version: 2 })],
    ['another ending', (one: Reference) => ({ ...one, extension: 'html' })],
    ['another id', (one: Reference) => ({ ...one, id: randomUUID() })],
    ['a path', (one: Reference) => ({ ...one, id: '..%2f..%2fpackage' })],
  ])('is 404 for %s', async (_, change) => {
    const { data } = (await customer.post('/api/uploads', wish)).body;
    const { status, body } = await customer.get(addressOf(change(data)));
    expect({ status, body }).toMatchObject({
      status: 404,
      body: { errors: [{ message: expect.any(String) }] },
    });
  });

  it('gets its type from its content, and a file name with the matching extension', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const sent = { name: 'C:\\Bilder\\Größe "1".png', mimeType: 'text/html', dataUrl: dataUrl(drawing) };
    const { data } = (await customer.post('/api/uploads', sent)).body;
    expect(data).toMatchObject({ extension: 'svg', mimeType: 'image/svg+xml' });
    const { headers } = await customer.get(addressOf(data));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'content-disposition': "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.png.svg",
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    });
  });

  it.each([
    ['a program', { dataUrl: dataUrl(Buffer.from('4d5a90000300', 'hex')) }],
    ['an empty file', { dataUrl: dataUrl('') }],
    ['no data URL', { dataUrl: 'data:text/plain,Hallo' }],
  ])('is refused in German: %s', async (_, fields) => {
    expect(await customer.post('/api/uploads', { ...wish, name: 'foto.heic', ...fields })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'dataUrl', message: expect.stringContaining('"foto.heic" kann nicht verarbeitet werden') },
        ],
      },
    });
  });

  it('is shown by the browser if it is a picture without scripts, whatever its name says', async () => {
    const photo = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const sent = { name: 'Torte.html', mimeType: 'text/html', dataUrl: dataUrl(photo) };
    const { data } = (await customer.post('/api/uploads', sent)).body;
    const { headers } = await customer.get(addressOf(data));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "inline; filename*=UTF-8''Torte.html.png",
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
    });
  });

  it('cannot pollute prototypes or set server-side fields', async () => {
    const answer = await fetch(`${stage.url}/api/uploads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"name":"a.txt","dataUrl":"${dataUrl('a')}","__proto__":{"isAdmin":true}}`,
    });
    expect(answer.status).toBe(400);
    const { data } = (await customer.post('/api/uploads', { ...wish, file: { hash: 'x' }, publicHash: 'x' }))
      .body;
    expect((await customer.get(addressOf(data))).status).toBe(200);
  });

  it('is visible to staff only, and can be renamed and removed by a branch manager', async () => {
    const { data } = (await customer.post('/api/uploads', wish)).body;
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [randomUUID()]);
    const path = `/api/uploads/${data.id}`;
    expect((await customer.get(path)).status).toBe(401);
    expect((await manager.get(path)).body.data).toMatchObject({ name: 'Wunsch.txt', file: { bytes: 25 } });
    const renamed = await manager.put(path, { name: 'Karte', publicHash: 'x' }, { 'if-match': '"0"' });
    expect(renamed.body.data).toMatchObject({ name: 'Karte', publicHash: data.publicHash });
    await manager.delete(path, { 'if-match': '"1"' });
    expect((await customer.get(addressOf(data))).status).toBe(404);
  });
});

describe('the storage of uploads', () => {
  it('may be a bucket', async () => {
    const bucket = await FakeBucket.start();
    const { url } = await stage.backend({ files: { folder: stage.folder, bucket: bucket.settings } });
    const { data } = (
      await stage.visitor(url).post('/api/uploads', { ...wish, dataUrl: dataUrl('Im Eimer') })
    ).body;
    expect((await stage.visitor(url).get(addressOf(data))).body).toBe('Im Eimer');
    expect([...bucket.objects.values()].map(String)).toEqual(['Im Eimer']);
    await bucket.stop();
  });

  it('may be unavailable: the upload is refused in German and leaves no record', async () => {
    const folder = join(stage.folder, 'no-folder');
    writeFileSync(folder, '');
    const { url } = await stage.backend({ files: { folder, bucket: null } });
    const staff = await stage.staff(['ROLE_AUDITOR']);
    const before = (await staff.get('/api/uploads')).body.meta.total;
    expect(
      await stage.visitor(url).post('/api/uploads', { ...wish, dataUrl: dataUrl('Verloren') }),
    ).toMatchObject({
      status: 503,
      body: { errors: [{ message: expect.stringContaining('kann gerade nicht gespeichert werden') }] },
    });
    expect((await staff.get('/api/uploads')).body.meta.total).toBe(before);
  });
});

describe('the size limit of uploads', () => {
  it('is 10 MB for customers', async () => {
    expect((await customer.post('/api/uploads', { ...wish, dataUrl: text(10 * MEBIBYTE) })).status).toBe(201);
    const { status, body } = await customer.post('/api/uploads', {
      ...wish,
      dataUrl: text(10 * MEBIBYTE + 1),
    });
    expect({ status, body }).toMatchObject({
      status: 413,
      body: { errors: [{ message: 'Diese Datei ist zu groß. Erlaubt sind höchstens 10 MB.' }] },
    });
  });

  it('is higher for staff', async () => {
    const staff = await stage.staff(['ROLE_EMPLOYEE']);
    expect((await staff.post('/api/uploads', { ...wish, dataUrl: text(11 * MEBIBYTE) })).status).toBe(201);
  });

  it.each([
    ['10 MB', 'customers', () => customer, 14 * MEBIBYTE],
    ['50 MB', 'staff', () => stage.staff(['ROLE_EMPLOYEE']), 67 * MEBIBYTE],
  ])('of %s for %s is checked before the body is read', async (_limit, _callers, caller, length) => {
    const { hostname, port } = new URL(stage.url);
    const { cookie = '' } = (await caller()).cookies;
    const socket = connect(Number(port), hostname);
    const head = [
      'POST /api/uploads HTTP/1.1',
      'host: x',
      'content-type: application/json',
      'sec-fetch-site: same-origin',
      `cookie: ${cookie}`,
    ];
    socket.write([...head, `content-length: ${length}`, '', '{'].join('\r\n'));
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('does not raise the limit of routes without a file', async () => {
    const staff = await stage.staff(['ROLE_ADMIN']);
    expect((await staff.post('/api/tags', { name: 'a'.repeat(MEBIBYTE) })).status).toBe(413);
  });
});
