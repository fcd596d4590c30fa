import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upload as uploads } from '@bestellwerk/domain/records/definitions/upload';
import {
  upload as uploadField,
  uploads as uploadsField,
} from '@bestellwerk/domain/records/definitions/upload-fields';
import { uploadReferenceOf } from '@bestellwerk/domain/records/definitions/upload.schema';
import { showEditor } from '../../../testing/show-editor.js';
import FileEditor from './file-editor.js';
import FilesEditor from './files-editor.js';
import type { NamedUpload } from '../../../shared/record-fields/record-extensions.js';

afterEach(cleanup);

const anUpload = (id: string, name: string, extension: string) => {
  const fields = uploads.schemas.fields.parse(uploads.example);
  const kept = { ...uploads.example, ...fields, file: { ...uploads.example.file, extension } };
  return { ...kept, id, name, isRemoved: false, revision: '0' };
};
const menu = anUpload('u-1', 'Karte.pdf', 'pdf');
const plan = anUpload('u-2', 'Plan.pdf', 'pdf');
const photo = anUpload('u-3', 'Stube.png', 'png');
const answers = { 'GET /api/uploads': () => [menu, plan, photo] };
const reference = (upload: typeof menu): NamedUpload => ({
  ...uploadReferenceOf(upload as never),
  name: upload.name,
});

const choose = async (label: string, name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

/** Answers each upload like POST /api/uploads, which is not sent by `fetch`. */
function answerUploads(data: object) {
  const real = globalThis.XMLHttpRequest;
  class Answered {
    readonly upload = {};
    readonly status = 201;
    readonly responseText = JSON.stringify({ data });
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => null;
    send = () => queueMicrotask(() => this.onload?.());
  }
  globalThis.XMLHttpRequest = Answered as never;
  return { restore: () => (globalThis.XMLHttpRequest = real) };
}

describe('a file', () => {
  const open = (value: NamedUpload | null) =>
    showEditor<NamedUpload | null>(FileEditor, uploadField('Karte', { accepts: ['pdf'] }), 'file', value, {
      answers,
    });

  test('is chosen among the uploads that its field accepts', async () => {
    const { last } = open(null);
    await userEvent.click(screen.getByRole('combobox', { name: 'Datei' }));
    await screen.findByRole('option', { name: 'Karte.pdf' });
    expect(screen.queryByRole('option', { name: 'Stube.png' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: 'Karte.pdf' }));
    expect(last()).toEqual(reference(menu));
    const { publicHash } = menu;
    expect(screen.getByRole('link', { name: 'Karte.pdf' }).getAttribute('href')).toBe(
      `/upload/${publicHash}/u-1-1.pdf`,
    );
  });

  test('can be uploaded, of the kinds that are accepted', async () => {
    open(null);
    expect(await screen.findByRole('button', { name: 'Neue Datei hochladen' })).toBeTruthy();
    expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toBe('.pdf');
  });

  test('that is uploaded is chosen, as the server answers it', async () => {
    const sent = { ...uploadReferenceOf(menu as never), id: 'u-9' };
    const { last } = open(null);
    await screen.findByRole('button', { name: 'Neue Datei hochladen' });
    const requests = answerUploads(sent);
    try {
      await userEvent.upload(
        document.querySelector<HTMLInputElement>('input[type=file]')!,
        new File(['%PDF'], 'Neu.pdf', { type: 'application/pdf' }),
      );
      await waitFor(() => expect(last()).toEqual({ ...sent, name: 'Neu.pdf' }));
    } finally {
      requests.restore();
    }
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('can be taken away, and the next one is chosen at once', async () => {
    const { last } = open(reference(menu));
    await userEvent.click(screen.getByRole('button', { name: 'Karte entfernen' }));
    expect(last()).toBeNull();
    const search = screen.getByRole('combobox', { name: 'Datei' });
    await waitFor(() => expect(document.activeElement).toBe(search));
  });
});

describe('files', () => {
  const open = (value: readonly NamedUpload[]) =>
    showEditor<readonly NamedUpload[] | null>(FilesEditor, uploadsField('Dateien'), 'files', value, {
      answers,
    });

  test('are added once each, and moved and removed by buttons', async () => {
    const { last } = open([reference(menu)]);
    await choose('Datei hinzufügen', 'Karte.pdf');
    expect(last()).toBeUndefined();
    await choose('Datei hinzufügen', 'Stube.png');
    expect(last()).toEqual([reference(menu), reference(photo)]);
    await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Stube.png' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Nach vorne' }));
    expect(last()).toEqual([reference(photo), reference(menu)]);
    await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Stube.png' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Entfernen' }));
    expect(last()).toEqual([reference(menu)]);
  });
});
