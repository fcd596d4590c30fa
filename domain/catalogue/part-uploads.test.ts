import { describe, expect, test } from '@jest/globals';
import { isStepValid, type PartType, type PartValue, type UploadReference } from './configuration.js';
import { acceptedTypes, addUpload, isAccepted, uploadRefusedText } from './part-uploads.js';

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

describe('an upload', () => {
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
