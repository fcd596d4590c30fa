import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import sharp from 'sharp';
import { BackendHarness } from '../../testing/backend-harness.js';
import type { Client } from '../../testing/client.js';
import { sendSettings } from '../../testing/settings.js';
import { dataUrl } from '../testing/data-url.js';
import { colorAt, darkness, look, twoHalves } from '../testing/pictures.js';

let stage: BackendHarness;
let editor: Client;
let owner: Client;
let picture: { id: string; version: number };
beforeAll(async () => {
  stage = await BackendHarness.start();
  [editor, owner] = [await stage.staff(['ROLE_CONTENT_EDITOR']), await stage.staff(['ROLE_ADMIN'])];
  picture = await uploaded();
});
afterAll(() => stage?.stop());

async function uploaded(name = 'Zwei Hälften', more: object = {}) {
  const halves = await twoHalves(800, 400).png().toBuffer();
  const { body } = await editor.post('/api/images', { name, dataUrl: dataUrl(halves), ...more });
  return body.data as { id: string; version: number };
}

const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` });
let count = 0;
/** A template of 200 by 100 pixels, on white. */
async function template(layers: object[], more: object = {}) {
  const fields = { name: 'Vorlage', identifier: `vorlage-${++count}`, width: 200, height: 100 };
  const body = { ...fields, background: '#FFFFFF', layers, ...more };
  const answer = await editor.post('/api/image-templates', body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.data as { id: string; identifier: string; revision: string };
}

async function served(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${stage.url}/image/${path}`, { headers });
  const content = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, content };
}
const addressOf = (identifier: string, { id, version } = picture) =>
  `${identifier}/small/${id}-${version}.png`;
/** As soon as the template is known everywhere. */
const drawn = (identifier: string, of = picture) =>
  eventually(async () => {
    const { status, content } = await served(addressOf(identifier, of));
    expect(status).toBe(200);
    return content;
  });
async function versionOf(identifier: string): Promise<string> {
  const { imageTemplates } = (await stage.visitor().get('/api/init')).body.data;
  return imageTemplates.find((one: { identifier: string }) => one.identifier === identifier)?.version;
}

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const shape = (fill: string, more: object = {}) => ({ type: 'shape', fill, ...more });
const WHITE = [255, 255, 255, 255];
const GREEN = [0, 128, 0, 255];

describe('a picture through a template', () => {
  it('has shapes where they are, one above the other, in their colors', async () => {
    const { identifier } = await template([
      shape('#008000', box(0, 0, 50, 100)),
      shape('#0000FF', { ...box(25, 50, 50, 50), shape: 'ellipse' }),
      shape('#FF0000', { ...box(80, 0, 20, 100), isHidden: true }),
    ]);
    const content = await drawn(identifier);
    expect(await sharp(content).metadata()).toMatchObject({ width: 200, height: 100, format: 'png' });
    expect(await colorAt(content, 0.1, 0.5)).toEqual(GREEN);
    expect(await colorAt(content, 0.5, 0.75)).toEqual([0, 0, 255, 255]);
    expect(await colorAt(content, 0.26, 0.52)).toEqual(GREEN);
    expect(await colorAt(content, 0.9, 0.5)).toEqual(WHITE);
  });

  it('fills its frame around its focus, or is shown whole', async () => {
    const right = await uploaded('Rechts', { focus: { x: 1, y: 0.5 } });
    const { identifier } = await template([
      { type: 'image', ...box(0, 0, 50, 100) },
      { type: 'image', ...box(50, 0, 50, 100), fit: 'contain' },
    ]);
    const content = await drawn(identifier, right);
    expect(await colorAt(content, 0.02, 0.02)).toEqual([0, 0, 255, 255]);
    expect(await colorAt(content, 0.55, 0.1)).toEqual(WHITE);
    expect(await colorAt(content, 0.6, 0.5)).toEqual([255, 0, 0, 255]);
    expect(await colorAt(content, 0.9, 0.5)).toEqual([0, 0, 255, 255]);
  });

  it('has round corners, is turned and lets through what is below', async () => {
    const { identifier } = await template([
      { type: 'image', ...box(0, 0, 50, 100), radius: 25 },
      { type: 'image', ...box(50, 0, 50, 100), rotation: 180 },
      shape('#008000', { ...box(0, 0, 100, 50), opacity: 50 }),
    ]);
    const content = await drawn(identifier);
    const [r, g, b] = await colorAt(content, 0.02, 0.02);
    expect([r! > 120, g! > 180, b! > 120]).toEqual([true, true, true]);
    expect(await colorAt(content, 0.98, 0.9)).toEqual([255, 0, 0, 255]);
    expect(await colorAt(content, 0.52, 0.9)).toEqual([0, 0, 255, 255]);
    expect(await colorAt(content, 0.98, 0.1)).toEqual([127, 64, 0, 255]);
  });

  it('has texts in their frames, in the letters of the font, however long they are', async () => {
    const layer = { type: 'text', ...box(0, 0, 50, 50), size: 8, color: '#000000' };
    const darknessWith = async (text: object) => {
      const content = await drawn((await template([{ ...layer, ...text }])).identifier);
      expect(await darkness(content, [0.52, 0.52, 0.48, 0.48])).toBe(0);
      return darkness(content, [0, 0, 0.5, 0.5]);
    };
    const some = await darknessWith({ text: 'Schnitzel' });
    expect(some).toBeGreaterThan(0.02);
    expect(
      await darknessWith({ text: 'Schnitzel mit Erdäpfelsalat und Preiselbeeren '.repeat(6) }),
    ).toBeGreaterThan(0.02);
    expect(await darknessWith({ text: 'Schnitzel 🍽️' })).toBe(some);
    expect(await darknessWith({ text: 'Łódź' })).toBeGreaterThan(await darknessWith({ text: 'Ł' }));
    expect(await darknessWith({ text: 'Schnitzel', font: 'figtree' })).toBeGreaterThan(
      await darknessWith({ text: 'Schnitzel', font: 'figtree', isBold: false }),
    );
    expect(await darknessWith({ text: '🍽️' })).toBe(0);
  });

  it('says its new name as soon as it is renamed, and nobody keeps the old one for ever', async () => {
    const one = await uploaded('Ei');
    const { identifier } = await template([
      { type: 'text', ...box(0, 0, 100, 100), text: '{bild}', size: 10, color: '#000000' },
    ]);
    const before = await darkness(await drawn(identifier, one));
    const address = `${addressOf(identifier, one)}?t=${await versionOf(identifier)}`;
    expect((await served(address)).headers.get('cache-control')).toContain('max-age=60,');
    await editor.put(`/api/images/${one.id}`, { name: 'Mehlspeisen' }, ifMatch('0'));
    expect(await darkness(await drawn(identifier, one))).toBeGreaterThan(before * 1.5);
  });

  it('has the logo of the shop, once there is one', async () => {
    const { identifier } = await template([{ type: 'logo', ...box(25, 25, 50, 50) }]);
    expect(await colorAt(await drawn(identifier), 0.3, 0.5)).toEqual(WHITE);
    const before = await versionOf(identifier);
    const logo = { ...picture, extension: 'webp' };
    expect(await sendSettings(owner, { logo })).toMatchObject({ status: 200 });
    await eventually(async () =>
      expect(await colorAt((await served(addressOf(identifier))).content, 0.3, 0.5)).toEqual([
        255, 0, 0, 255,
      ]),
    );
    expect(await versionOf(identifier)).not.toBe(before);
  });

  it('is as high as the picture where the template has no height, and transparent without a background', async () => {
    const { identifier } = await template([shape('#008000', box(0, 0, 50, 100))], {
      height: null,
      background: null,
    });
    const content = await drawn(identifier);
    expect(await sharp(content).metadata()).toMatchObject({ width: 200, height: 100 });
    expect(await colorAt(content, 0.75, 0.5)).toEqual([0, 0, 0, 0]);
    const { id, version } = picture;
    const jpeg = await served(`${identifier}/${id}-${version}.jpg`);
    expect(await colorAt(jpeg.content, 0.75, 0.5)).toEqual(WHITE);
  });
});

describe('an address through a template', () => {
  it('shows a change at once, and is kept for ever only with the version of the template', async () => {
    const { id, identifier } = await template([shape('#008000')]);
    await drawn(identifier);
    const first = await served(addressOf(identifier));
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    const etag = first.headers.get('etag')!;
    expect((await served(addressOf(identifier), { 'if-none-match': etag })).status).toBe(304);
    const version = await versionOf(identifier);
    const lasting = `${addressOf(identifier)}?t=${version}`;
    expect((await served(lasting)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

    await editor.put(`/api/image-templates/${id}`, { layers: [shape('#0000FF')] }, ifMatch('0'));
    await eventually(async () =>
      expect(await colorAt((await served(addressOf(identifier))).content, 0.5, 0.5)).toEqual([
        0, 0, 255, 255,
      ]),
    );
    expect((await served(addressOf(identifier), { 'if-none-match': etag })).status).toBe(200);
    expect((await served(lasting)).headers.get('cache-control')).toContain('max-age=60,');
    expect(await versionOf(identifier)).not.toBe(version);
  });

  it('is of a size, but not wider than the template', async () => {
    const { identifier } = await template([{ type: 'image' }, shape('#008000', box(0, 0, 1, 1))]);
    await drawn(identifier);
    const { id, version } = picture;
    const widthOf = async (path: string) => (await look((await served(path)).content)).width;
    expect(await widthOf(`${identifier}/thumbnail/${id}-${version}.webp`)).toBe(128);
    expect(await widthOf(`${identifier}/large/${id}-${version}.webp`)).toBe(200);
  });

  it('is 404 without such a template, and after it was removed', async () => {
    expect((await served(addressOf('gibt-es-nicht'))).status).toBe(404);
    const { id, identifier } = await template([shape('#008000')], { identifier: 'ordner/weg' });
    await drawn(identifier);
    await editor.delete(`/api/image-templates/${id}`, ifMatch('0'));
    await eventually(async () => expect((await served(addressOf(identifier))).status).toBe(404));
  });

  it('cuts as a product does, with the template that a first start brings', async () => {
    const version = await versionOf('product');
    const { headers, content } = await served(`${addressOf('product')}?t=${version}`);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(await look(content)).toMatchObject({ width: 400, height: 400 });
  });
});

describe('the layers of a template', () => {
  it('are found by id and by identifier, with the newest versions of pictures', async () => {
    const fixed = await uploaded('Fest');
    const image = { ...fixed, extension: 'webp' };
    const { id } = await template([{ type: 'image', image }], { identifier: 'ordner/ebenen' });
    await editor.put(`/api/images/${fixed.id}`, { focus: { x: 0, y: 0 } }, ifMatch('0'));
    for (const key of [id, 'ordner%2Febenen']) {
      const { status, body } = await editor.get(`/api/image-templates/${key}/layers`);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { data: [{ type: 'image', image: { id: fixed.id, version: 2, name: 'Fest' }, fit: 'cover' }] },
      });
    }
    expect((await editor.get('/api/image-templates/unbekannt/layers')).status).toBe(404);
    expect((await stage.visitor().get(`/api/image-templates/${id}/layers`)).status).toBe(401);
  });

  it('keep a picture from being removed', async () => {
    const fixed = await uploaded('Gebraucht');
    const image = { ...fixed, extension: 'webp' };
    const { id } = await template([{ type: 'image', image }], { name: 'Aktion' });
    await editor.get(`/api/image-templates/${id}`);
    expect(await editor.delete(`/api/images/${fixed.id}`, ifMatch('0'))).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'Wird noch verwendet: Bildvorlage „Aktion“ (Ebenen).' }] },
    });
  });
});
