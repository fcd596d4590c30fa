import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { useState } from 'react';
import { show } from '../../../testing/show.js';
import { ServerPreview } from './server-preview.js';

afterEach(cleanup);

const path = '/api/image-templates/preview';
const image = { id: 'i-1', version: 3, extension: 'webp' };
const template: Fields = { ...imageTemplate.example, name: 'Teilen', identifier: 'share' };
const types = { image: 'Bild', text: 'Text', shape: 'Form', logo: 'Logo' };
const picture = (bytes: string) => new Response(bytes, { headers: { 'content-type': 'image/png' } });
const base64 = (bytes: string) => `data:image/png;base64,${btoa(bytes)}`;

/** The preview of a template with a server that answers like this. */
function open(answer: (body: Fields) => unknown, record: Fields = template) {
  let change: (changes: Fields) => void;
  function Form() {
    const [kept, keep] = useState(record);
    change = (changes) => keep({ ...kept, ...changes });
    return <ServerPreview record={kept} types={types} sample={{ image, description: '' }} />;
  }
  show(<Form />, { [`POST ${path}`]: ({ body }) => answer(body as Fields) });
  const sent = () =>
    jest.mocked(fetch).mock.calls.flatMap(([address, init]) => (String(address) === path ? [init!] : []));
  return {
    change: (changes: Fields) => act(() => change(changes)),
    sent,
    bodies: () => sent().map(({ body }) => JSON.parse(String(body)) as Fields),
  };
}

const shown = () => screen.findByRole<HTMLImageElement>('img');

describe('the preview of a template', () => {
  test('is drawn by the server of the unsaved fields and the sample picture', async () => {
    const { bodies } = open(() => picture('one'));
    expect((await shown()).src).toBe(base64('one'));
    expect(bodies()).toEqual([
      expect.objectContaining({
        identifier: 'share',
        // Names are not drawn.
        layers: (template['layers'] as object[]).map((layer) => ({ ...layer, name: '' })),
        image: { id: 'i-1', version: 3 },
      }),
    ]);
  });

  test('is drawn once after several changes, and the former picture stays until then', async () => {
    const { change, bodies } = open(({ width }) => picture(String(width)));
    await waitFor(async () => expect((await shown()).src).toBe(base64('1200')));
    for (const width of [800, 801, 802]) change({ width });
    expect((await shown()).src).toBe(base64('1200'));
    await waitFor(async () => expect((await shown()).src).toBe(base64('802')));
    expect(bodies().map(({ width }) => width)).toEqual([1200, 802]);
  });

  test('gives up a drawing that is no longer wanted', async () => {
    let answerLate: (answer: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    const { change, sent } = open(({ width }) => (width === 1200 ? late : picture('new')));
    await waitFor(() => expect(sent()).toHaveLength(1));
    change({ width: 900 });
    expect((await shown()).src).toBe(base64('new'));
    expect(sent().map(({ signal }) => signal!.aborted)).toEqual([true, false]);
    await act(async () => answerLate(picture('old')));
    expect((await shown()).src).toBe(base64('new'));
  });

  test('says why it failed, and can be tried once more', async () => {
    const answers = [
      new Refusal(422, [{ message: 'Dieses Bild gibt es nicht.', field: null }]),
      picture('two'),
    ];
    open(() => answers.shift());
    expect((await screen.findByRole('alert')).textContent).toContain('Dieses Bild gibt es nicht.');
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect((await shown()).src).toBe(base64('two'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says that the server cannot be reached', async () => {
    open(() => {
      throw new TypeError('failed');
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Der Server ist nicht erreichbar.');
  });

  test('says what keeps it from being drawn, with the former picture', async () => {
    const { change, sent } = open(() => picture('one'));
    await shown();
    change({ width: 'breit' });
    expect(await screen.findByRole('link', { name: 'Breite' })).toBeTruthy();
    expect((await shown()).src).toBe(base64('one'));
    expect(sent()).toHaveLength(1);
  });

  test('is drawn before the template has a name', async () => {
    const { bodies } = open(() => picture('one'), { ...template, name: '', identifier: 'Ä' });
    await shown();
    expect(imageTemplate.schemas.fields.safeParse(bodies()[0]).error).toBeUndefined();
  });
});
