import { describe, expect, it } from '@jest/globals';
import type { RecordState } from '../record-state.js';
import { image } from './image.js';

const fields = image.schemas.entity.omit({ id: true }).parse(image.example);
const record = (revision: number): RecordState => ({ status: 'present', fields, revision });

describe('an image', () => {
  it('gets a new, unused version when its visible part changes', () => {
    const crop = { x: 0, y: 0, width: 0.5, height: 1 };
    expect(image.decisions.change(record(6), { crop, name: 'Garten' }, 6)).toEqual([
      { type: 'ImageChanged', data: { crop, name: 'Garten', version: 8 } },
    ]);
  });

  it('keeps its version when only its name changes', () => {
    expect(image.decisions.change(record(6), { name: 'Garten', crop: null }, 6)).toEqual([
      { type: 'ImageChanged', data: { name: 'Garten' } },
    ]);
  });

  it('ignores version and file from clients', () => {
    expect(image.schemas.changes.parse({ name: 'Garten', version: 9, file: fields.file })).toEqual({
      name: 'Garten',
    });
    expect(Object.keys(image.schemas.fields.shape)).toEqual(['name', 'description', 'focus', 'crop']);
  });

  it('must contain its crop', () => {
    const problems = (x: number, width: number) =>
      image.problems!({ ...fields, crop: { x, y: 0, width, height: 1 } });
    expect(problems(0.7, 0.3)).toEqual([]);
    expect(problems(0.7, 0.31)).toEqual([expect.objectContaining({ field: 'crop' })]);
  });
});
