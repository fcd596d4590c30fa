import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackendHarness } from '../../testing/backend-harness.js';
import type { Client } from '../../testing/client.js';
import { dataUrl } from '../testing/data-url.js';
import { colorAt, darkness, look, twoHalves } from '../testing/pictures.js';

let stage: BackendHarness;
let editor: Client;
let picture: { id: string; version: number };
beforeAll(async () => {
  stage = await BackendHarness.start();
  editor = await stage.staff(['ROLE_CONTENT_EDITOR']);
  picture = await uploaded('Zwei Hälften');
});
afterAll(() => stage?.stop());

async function uploaded(name: string, more: object = {}) {
  const halves = await twoHalves(800, 400).png().toBuffer();
  const { body } = await editor.post('/api/images', { name, dataUrl: dataUrl(halves), ...more });
  return body.data as { id: string; version: number };
}
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const shape = (fill: string, more: object = {}) => ({ type: 'shape', fill, ...more });
const WHITE = [255, 255, 255, 255];
const GREEN = [0, 128, 0, 255];

describe('a preview', () => {
  const fields = {
    width: 2_000,
    height: 1_000,
    background: '#FFFFFF',
    layers: [shape('#008000', box(0, 0, 50, 100))],
  };
  async function preview(body: object, client = editor) {
    const answer = await fetch(`${stage.url}/api/image-templates/preview`, {
      method: 'POST',
      headers: { ...client.cookies, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, content };
  }
  const problemsOf = ({ content }: { content: Buffer }) => JSON.parse(content.toString()).errors;

  it('shows what is not saved, in a picture that nobody keeps', async () => {
    const { status, headers, content } = await preview(fields);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      ...[200, 'image/png', 'private, no-store'],
    ]);
    expect(await look(content)).toMatchObject({ width: 960, height: 480 });
    expect(await colorAt(content, 0.25, 0.5)).toEqual(GREEN);
  });

  it('has a picture of its own, or the one that was chosen', async () => {
    const layers = [{ type: 'image' }];
    const sample = await colorAt((await preview({ ...fields, layers })).content, 0.25, 0.5);
    expect(sample).not.toEqual(WHITE);
    const { content } = await preview({ ...fields, layers, image: picture });
    expect(await colorAt(content, 0.25, 0.5)).toEqual([255, 0, 0, 255]);
  });

  it.each([
    ['a width that is none', { width: 0 }, 'width'],
    ['a color that is none', { background: 'url(http://127.0.0.1)' }, 'background'],
    ['a layer of no kind', { layers: [{ type: 'script' }] }, 'layers.0.type'],
    [
      'a layer in letters of no family',
      { layers: [{ type: 'text', font: '../../etc/passwd' }] },
      'layers.0.font',
    ],
    [
      'more pictures than are read',
      { layers: Array.from({ length: 21 }, () => ({ type: 'image' })) },
      'layers',
    ],
    ['a picture that is not there', { image: { id: 'nirgends', version: 1 } }, 'image'],
  ])('is refused in German: %s', async (_, wrong, field) => {
    const answer = await preview({ ...fields, ...wrong });
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual([{ field, message: expect.stringMatching(/[A-ZÄÖÜ][a-zäöüß]+ .+/) }]);
  });

  it('is for staff who may change templates', async () => {
    expect((await preview(fields, await stage.staff(['ROLE_EMPLOYEE']))).status).toBe(403);
    expect((await stage.visitor().post('/api/image-templates/preview', fields)).status).toBe(401);
  });

  it('loads nothing, whatever texts and names say', async () => {
    let asked = 0;
    const server = createServer((_, response) => void response.end(String(++asked)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`;
    const nasty = `"/></g><image href="${address}"/><style>@import url(${address});</style><!--`;
    const named = await uploaded(nasty.slice(0, 200), { description: `&xxe; <image href="${address}"/>` });
    const texts = [
      nasty,
      '{bild}',
      '{beschreibung}',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
    ];
    const layers = texts.map((text, index) => ({
      type: 'text',
      name: nasty.slice(0, 60),
      text,
      ...box(0, index * 25, 100, 25),
    }));
    const { status, content } = await preview({ ...fields, layers, image: named });
    server.close();
    expect([status, asked]).toEqual([200, 0]);
    expect(await darkness(content)).toBeGreaterThan(0.01);
  });
});
