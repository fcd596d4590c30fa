import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@bestellwerk/domain/access/roles';
import { image } from '@bestellwerk/domain/records/definitions/image';
import { wholeImageUrl } from '@bestellwerk/domain/records/definitions/image.schema';
import sharp from 'sharp';
import { Commands } from '../platform/commands/commands.js';
import { CreateRecord } from '../records/change-record.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { dataUrl } from './testing/data-url.js';
import { look, twoHalves } from './testing/pictures.js';

let stage: BackendHarness;
let editor: Client;
let halves: Buffer;
beforeAll(async () => {
  stage = await BackendHarness.start();
  editor = await stage.staff(['ROLE_CONTENT_EDITOR']);
  halves = await twoHalves(800, 400).png().toBuffer();
});
afterAll(() => stage?.stop());

const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` });
const create = async (fields: object = {}) =>
  (await editor.post('/api/images', { name: 'Zwei Hälften', dataUrl: dataUrl(halves), ...fields })).body.data;

interface Served {
  status: number;
  headers: Headers;
  content: Buffer;
}
async function serve(path: string, headers: Record<string, string> = {}): Promise<Served> {
  const answer = await fetch(`${stage.url}/image/${path}`, { headers });
  return { status: answer.status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) };
}

describe('an image', () => {
  it('is created with its file and returned without the content', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const fields = { name: 'Stube', description: 'Eine Stube', dataUrl: dataUrl(halves, 'image/jpeg') };
    const created = await editor.post('/api/images', fields, key);
    expect(created).toMatchObject({
      status: 201,
      body: {
        data: {
          name: 'Stube',
          description: 'Eine Stube',
          version: 1,
          crop: null,
          focus: { x: 0.5, y: 0.5 },
          file: { mimeType: 'image/png', extension: 'png', width: 800, height: 400, bytes: halves.length },
          revision: '0',
        },
      },
    });
    expect((await editor.post('/api/images', fields, key)).body.data).toEqual(created.body.data);
    expect((await editor.get(`/api/images/${created.body.data.id}`)).body.data).toEqual(created.body.data);
  });

  it('is served in the requested format and width, but never enlarged', async () => {
    const { id } = await create();
    for (const [extension, format] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
      ['jpg', 'jpeg'],
      ['png', 'png'],
    ]) {
      const { status, headers, content } = await serve(`thumbnail/${id}-1.${extension}`);
      expect({ status, type: headers.get('content-type') }).toEqual({
        status: 200,
        type: `image/${extension === 'jpg' ? 'jpeg' : extension}`,
      });
      const { width, height, format: actual } = await sharp(content).metadata();
      expect({ width, height, actual }).toEqual({ width: 128, height: 64, actual: format });
    }
    expect(await look((await serve(`large/${id}-1.webp`)).content)).toMatchObject({
      width: 800,
      height: 400,
    });
  });

  it('is cacheable as immutable, and is 304 if the ETag matches', async () => {
    const { id } = await create();
    const first = await serve(`icon/${id}-1.webp`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await serve(`icon/${id}-1.webp`, { 'if-none-match': first.headers.get('etag')! });
    expect({ status: again.status, bytes: again.content.length }).toEqual({ status: 304, bytes: 0 });
  });

  it('is cropped to a square around its focus if the template requires one', async () => {
    const { id } = await create();
    const moved = await editor.put(`/api/images/${id}`, { focus: { x: 0.9, y: 0.5 } }, ifMatch('0'));
    expect(moved.body.data).toMatchObject({ version: 2 });
    for (const template of ['product', 'category']) {
      const { content } = await serve(`${template}/tiny/${id}-2.webp`);
      expect(await look(content)).toEqual({ width: 256, height: 256, middle: 'blue' });
    }
    expect(await look((await serve(`custom/about/${id}-2.webp`)).content)).toMatchObject({
      width: 800,
      height: 400,
    });
  });

  it('gets a new version only if it looks different, and older versions stay unchanged', async () => {
    const { id } = await create();
    const crop = { x: 0, y: 0, width: 0.5, height: 1 };
    const renamed = await editor.put(`/api/images/${id}`, { name: 'Anders' }, ifMatch('0'));
    expect(renamed.body.data).toMatchObject({ name: 'Anders', version: 1, revision: '1' });
    const cropped = await editor.put(`/api/images/${id}`, { crop }, ifMatch('1'));
    expect(cropped.body.data).toMatchObject({ crop, version: 3 });
    expect(await look((await serve(`small/${id}-3.webp`)).content)).toEqual({
      width: 400,
      height: 400,
      middle: 'red',
    });
    const whole = { id, version: 3, extension: 'webp' };
    const { content: all } = await serve(wholeImageUrl('small', whole).replace('/image/', ''));
    expect(await look(all)).toMatchObject({ width: 640, height: 320 });
    const restored = await editor.post(`/api/images/${id}/restore`, { revision: '0' }, ifMatch('2'));
    expect(restored.body.data).toMatchObject({ name: 'Zwei Hälften', version: 1, crop: null });
    const blue = await sharp(halves)
      .extract({ left: 400, top: 0, width: 300, height: 300 })
      .webp()
      .toBuffer();
    const replaced = await editor.post(`/api/images/${id}/file`, { dataUrl: dataUrl(blue) }, ifMatch('3'));
    expect(replaced.body.data).toMatchObject({ version: 5, file: { width: 300, height: 300 } });

    expect(await look((await serve(`small/${id}-5.webp`)).content)).toEqual({
      width: 300,
      height: 300,
      middle: 'blue',
    });
    expect(await look((await serve(`small/${id}-3.webp`)).content)).toMatchObject({ middle: 'red' });
    expect((await serve(`small/${id}-2.webp`)).status).toBe(404);
  });

  it('is served upright and without camera metadata', async () => {
    const photo = await twoHalves(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Geheimer Ort' } })
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Geheimer Ort' } } })
      .toBuffer();
    expect(photo.includes('Geheimer Ort')).toBe(true);
    const { id } = await create({ dataUrl: dataUrl(photo), crop: { x: 0, y: 0.5, width: 1, height: 0.5 } });
    const { content } = await serve(`small/${id}-1.jpg`);
    expect(await look(content)).toEqual({ width: 200, height: 200, middle: 'blue' });
    expect(content.includes('Geheimer Ort')).toBe(false);
  });

  it.each([
    [
      'a file that is not a picture',
      { dataUrl: dataUrl('<html><script>alert(1)</script></html>', 'image/png') },
      'dataUrl',
    ],
    ['a malformed data URL', { dataUrl: 'data:image/png,abc' }, 'dataUrl'],
    ['a missing file', { dataUrl: undefined }, 'dataUrl'],
    ['a missing name', { name: ' ' }, 'name'],
    ['a crop outside of it', { crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }, 'crop'],
  ])('is refused: %s', async (_, fields, field) => {
    const body = { name: 'Bild', dataUrl: dataUrl(halves), ...fields };
    expect(await editor.post('/api/images', body)).toMatchObject({
      status: 422,
      body: { errors: [{ field, message: expect.any(String) }] },
    });
  });

  it('ignores file metadata and version sent by the client', async () => {
    const { id, file } = await create({ file: { hash: 'a'.repeat(64) }, version: 7 });
    const lies = { file: { ...file, hash: 'a'.repeat(64) }, version: 9, name: 'Neu' };
    const changed = await editor.put(`/api/images/${id}`, lies, ifMatch('0'));
    expect(changed.body.data).toMatchObject({ name: 'Neu', version: 1, file });
  });

  it('cannot be created without a file, not even by a direct command', async () => {
    const staff = { id: randomUUID(), roles: ['ROLE_ADMIN'] as Role[], branches: [] };
    const metadata = { key: null, actor: { kind: 'user', id: staff.id }, origin: 'back office' } as const;
    const facts = { route: 'POST /api/images/import', requestId: randomUUID() };
    const fields = { name: 'Ohne Datei' };
    const writing = { resource: image, id: randomUUID(), staff, metadata: { ...metadata, ...facts } };
    const command = new CreateRecord(writing, fields);
    await expect(stage.app.get(Commands).execute(command)).rejects.toMatchObject({
      status: 422,
      problems: [{ message: expect.stringContaining('laden Sie dazu eine Datei hoch') }],
    });
  });

  it('cannot be created or listed without permission to change the menu', async () => {
    const employee = await stage.staff(['ROLE_EMPLOYEE']);
    const body = { name: 'Bild', dataUrl: dataUrl(halves) };
    expect((await employee.post('/api/images', body)).status).toBe(403);
    expect((await stage.visitor().post('/api/images', body)).status).toBe(401);
    expect((await stage.visitor().get('/api/images')).status).toBe(401);
  });

  it('is 404 after removal and served again after restoration', async () => {
    const { id } = await create();
    expect((await serve(`icon/${id}-1.webp`)).status).toBe(200);
    await editor.delete(`/api/images/${id}`, ifMatch('0'));
    expect((await serve(`icon/${id}-1.webp`)).status).toBe(404);
    await editor.post(`/api/images/${id}/restore`, {}, ifMatch('1'));
    expect((await serve(`icon/${id}-1.webp`)).status).toBe(200);
  });
});

describe('an image that other records use', () => {
  it('cannot be removed, and appears there in its current version', async () => {
    const { id } = await create();
    const chosen = { id, version: 1, extension: 'webp' };
    const tag = (await editor.post('/api/tags', { name: 'Bebildert', image: chosen })).body.data;
    const { data: fetchedTag } = (await editor.get(`/api/tags/${tag.id}`)).body;
    expect(fetchedTag.image).toEqual({ ...chosen, name: 'Zwei Hälften', description: '' });
    expect(await editor.delete(`/api/images/${id}`, ifMatch('0'))).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'Wird noch verwendet: Tag „Bebildert“ (Bild).' }] },
    });
    await editor.put(`/api/images/${id}`, { focus: { x: 0, y: 0 } }, ifMatch('0'));
    expect((await editor.get(`/api/tags/${tag.id}`)).body.data.image).toMatchObject({ id, version: 2 });
    const { tags } = (await stage.visitor().get('/api/init')).body.data;
    expect(tags.find((each: { id: string }) => each.id === tag.id).image).toMatchObject({ id, version: 2 });
  });

  it('must exist', async () => {
    const image = { id: randomUUID(), version: 1, extension: 'webp' };
    expect(await editor.post('/api/tags', { name: 'Ohne Bild', image })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'image' }] },
    });
  });
});

describe('the pictures of the sample data', () => {
  it('are served and found like all other images', async () => {
    const { products } = (await stage.visitor().get('/api/init')).body.data;
    const { images } = products.find(({ uid }: { uid: string }) => uid === 'wiener-schnitzel');
    const { content } = await serve(`thumbnail/${images[0].id}-${images[0].version}.webp`);
    expect(await look(content)).toMatchObject({ width: 128, height: 128 });
    const { data } = (await editor.get('/api/images?search=Schnitzel')).body;
    expect(data.map(({ id }: { id: string }) => id)).toContain(images[0].id);
  });
});
