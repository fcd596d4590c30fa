import { describe, expect, test } from '@jest/globals';
import { isStepValid, type PartType, type PartValue, type UploadReference } from './configuration.js';
import {
  acceptedTypes,
  acceptedWords,
  addUpload,
  isAccepted,
  isPicture,
  removeUpload,
  takesUpload,
  uploadNameOf,
  uploadRefusedText,
  uploadWords,
} from './part-uploads.js';

const upload = (id: string): UploadReference => ({
  ...{ id, version: 1, extension: 'jpg', publicHash: `hash-of-${id}`, mimeType: 'image/jpeg' },
});
const [old, one, two, added] = ['old', 'one', 'two', 'new'].map(upload) as [
  UploadReference,
  UploadReference,
  UploadReference,
  UploadReference,
];

const images = '.jpg,.jpeg,.png,.gif';
const files =
  '.txt,.csv,.gif,.jpg,.jpeg,.png,.svg,.mp4,.mpeg,.webm,.zip,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx';

test.each<[PartType, string]>([
  ['image', images],
  ['images', images],
  ['file', files],
  ['files', files],
  ['text', ''],
  ['textarea', ''],
  ['select', ''],
  ['multiselect', ''],
])('%s takes %s', (type, endings) => {
  expect(acceptedTypes({ type }).join()).toBe(endings);
});

test.each<[PartType, string, boolean]>([
  ['image', 'foto.jpg', true],
  ['image', 'FOTO.JPEG', true],
  ['images', 'mein foto.neu.PnG', true],
  ['image', 'logo.svg', false],
  ['image', 'brief.pdf', false],
  ['file', 'logo.svg', true],
  ['files', 'Brief.DOCX', true],
  ['file', 'foto.heic', false],
  ['file', 'foto.jpg.exe', false],
  ['file', 'jpg', false],
  ['file', 'fotojpg', false],
  ['file', '', false],
  ['text', 'foto.jpg', false],
])('%s and %j: %s', (type, fileName, expected) => {
  expect(isAccepted({ type }, fileName)).toBe(expected);
});

test.each<PartType>(['image', 'images', 'file', 'files'])(
  'the words of %s name every ending that it takes',
  (type) => {
    const words = acceptedWords({ type }).toLowerCase();
    const named: Readonly<Record<string, string>> = {
      ...{ jpeg: 'jpg', doc: 'word', docx: 'word', xls: 'excel', xlsx: 'excel' },
      ...{ ppt: 'powerpoint', pptx: 'powerpoint' },
    };
    const endings = acceptedTypes({ type }).map((ending) => ending.slice(1));
    expect(endings.filter((ending) => !words.includes(named[ending] ?? ending))).toEqual([]);
  },
);

test.each<PartType>(['text', 'select'])('nothing is uploaded in %s, so there are no words for it', (type) => {
  expect(acceptedWords({ type })).toBe('');
});

describe('the name of a file', () => {
  test.each([
    ['Foto.JPG', 'Foto.JPG'],
    ['  Entwurf 2.pdf ', 'Entwurf 2.pdf'],
    ['', 'Datei'],
    [`${'a'.repeat(300)}.jpeg`, `${'a'.repeat(195)}.jpeg`],
    ['b'.repeat(300), 'b'.repeat(200)],
  ])('%j is sent as %j', (fileName, expected) => {
    expect(uploadNameOf(fileName)).toBe(expected);
  });

  test('is shown where there is one, else its kind', () => {
    expect(uploadWords({ ...added, name: 'Torte.jpg' })).toBe('Torte.jpg');
    expect(uploadWords(added)).toBe('Datei (JPG)');
    expect(uploadWords({ ...added, name: ' ' })).toBe('Datei (JPG)');
  });
});

describe('an upload', () => {
  test.each<[PartType, string, boolean]>([
    ['image', 'jpg', true],
    ['image', 'webp', false],
    ['image', 'txt', false],
    ['file', 'pdf', true],
    ['file', 'avif', false],
    ['text', 'jpg', false],
  ])('in %s may turn out to be %s: %s', (type, extension, expected) => {
    expect(takesUpload({ type }, { ...added, extension })).toBe(expected);
  });

  test.each<[string, PartValue, PartValue]>([
    ['one', one, null],
    ['one', [one], null],
    ['one', [old, one, two], [old, two]],
    ['gone', [old], [old]],
    ['gone', null, null],
  ])('%s that is removed from %j leaves %j', (id, value, expected) => {
    expect(removeUpload(value, id)).toEqual(expected);
  });

  test.each([
    ['image/jpeg', true],
    ['image/svg+xml', false],
    ['application/pdf', false],
  ])('of type %s is shown as a picture: %s', (mimeType, expected) => {
    expect(isPicture({ mimeType })).toBe(expected);
  });

  test.each<[PartType, PartValue, PartValue]>([
    ['image', null, added],
    ['image', old, added],
    ['file', old, added],
    ['images', null, [added]],
    ['images', [old], [old, added]],
    ['files', [one, two], [one, two, added]],
    ['files', ['a string of an older cart'], [added]],
    ['text', 'ohne Salz', 'ohne Salz'],
    ['multiselect', ['Käse'], ['Käse']],
  ])('in %s after %j makes %j', (type, value, expected) => {
    expect(addUpload({ type }, value, added)).toEqual(expected);
  });

  test.each<PartType>(['image', 'images', 'file', 'files'])('makes a step of type %s valid', (type) => {
    const part = { type, optional: false, options: [] };
    expect(isStepValid(part, null)).toBe(false);
    expect(isStepValid(part, addUpload(part, null, added))).toBe(true);
  });

  test('that cannot be processed', () => {
    expect(uploadRefusedText('foto.heic')).toBe(
      'Die ausgewählte Datei "foto.heic" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
    );
  });
});
