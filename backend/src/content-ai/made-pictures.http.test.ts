import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { TRAINED_ALGORITHMIC_MEDIA } from '../files/generated-mark.js';
import { Storage } from '../files/storage.js';
import { type ContentAiStage, contentAiStage, messagesOf } from './testing/content-ai-stage.js';
import { failure, pictures } from '@bestellwerk/server-kit/testing/models/recorded-answers';

let at: ContentAiStage;
let png: Buffer;
beforeAll(async () => {
  at = await contentAiStage();
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
});
afterAll(() => at?.stop());

const asked = {
  ...{
    prompt: 'Ein Gastgarten unter einer Linde.',
    size: 'landscape',
    style: 'photo',
    name: 'Garten am Abend',
  },
};
const make = (more: object = {}) => at.editor.post('/api/content-ai/generate/image', { ...asked, ...more });
const used = async () => (await at.editor.get('/api/content-ai')).body.data.used.images as number;

describe('a picture by a model', () => {
  it('becomes an image record that says where it comes from, whose file is marked', async () => {
    at.double.answers({ body: pictures(png) });
    const { status, body } = await make();
    expect([status, body.data]).toMatchObject([
      200,
      { image: { version: 1, extension: 'webp' }, usage: { images: 1 }, remaining: { images: 1 } },
    ]);
    const { data } = (await at.editor.get(`/api/images/${body.data.image.id}`)).body;
    expect(data).toMatchObject({
      ...{ name: 'Garten am Abend', version: 1 },
      file: { mimeType: 'image/png', width: 60, height: 40 },
      generated: { model: 'pictures', prompt: asked.prompt, by: expect.any(String) },
    });
    const content = await at.stage.app.get(Storage).find(data.file.hash as string);
    const { xmp } = await sharp(content!).metadata();
    expect(xmp!.toString('utf8')).toContain(TRAINED_ALGORITHMIC_MEDIA);
    expect(xmp!.toString('utf8')).not.toContain('Linde');

    const upload = { dataUrl: `data:image/png;base64,${png.toString('base64')}` };
    const seen = { 'if-match': `"${data.revision}"` };
    const replaced = await at.editor.post(`/api/images/${data.id}/file`, upload, seen);
    expect(replaced.body.data).toMatchObject({ version: 2, generated: null });
  });

  it('from another one is refused where no model can do that', async () => {
    const { status, body } = await make({ referenceImageId: '3e0b6402-1dc0-46a7-a444-e2d1c28e289f' });
    expect([status, body.errors]).toMatchObject([422, [{ field: 'referenceImageId' }]]);
  });

  it('is not asked for with addresses of people', async () => {
    const { status, body } = await make({ prompt: 'Ein Schild mit gast@example.org' });
    expect([status, body.errors[0].field]).toEqual([422, 'prompt']);
  });

  it('that a model refuses to make is said so at the prompt, and costs nothing', async () => {
    const before = await used();
    at.double.answers({ status: 400, body: failure('moderation_blocked') });
    const { status, body } = await make();
    expect([status, body.errors[0].field, await used()]).toEqual([422, 'prompt', before]);
  });

  it('that is none makes no record, and counts', async () => {
    const before = await used();
    at.double.answers({ body: pictures(Buffer.from('<svg onload="alert(1)">')) });
    const images = async () => (await at.editor.get('/api/images')).body.meta.total as number;
    const there = await images();
    expect((await make()).status).toBe(502);
    expect([await images(), await used()]).toEqual([there, before + 1]);
  });

  it('beyond the budget of the month is not asked for', async () => {
    at.double.answers({ body: pictures(png) });
    const refused = await make();
    expect([refused.status, messagesOf(refused)]).toEqual([
      409,
      ['Das Monatsbudget für Entwürfe reicht nicht mehr: verbraucht sind 2 von 2 Bildern.'],
    ]);
    expect(at.double.calls).toEqual([]);
  });
});

it('an image of people has no such mark, and none can be given to it', async () => {
  const dataUrl = `data:image/png;base64,${png.toString('base64')}`;
  const { status, body } = await at.editor.post('/api/images', {
    name: 'Foto',
    dataUrl,
    generated: { model: 'x' },
  });
  expect([status, body.data.generated]).toEqual([201, null]);
});
