import { describe, expect, test } from '@jest/globals';
import { draggedCrop, moved } from './crop-and-focus.js';

const crop = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 };
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey, preventDefault: () => undefined });

describe('a crop', () => {
  test.each([
    ['moves inside the picture only', 'move', { x: 0.9, y: -0.1 }, { ...crop, x: 0.5, y: 0.1 }],
    [
      'is drawn larger at its beginning',
      'start',
      { x: -0.1, y: -0.9 },
      { x: 0.1, y: 0, width: 0.6, height: 0.7 },
    ],
    ['never gets lost', 'start', { x: 0.9, y: 0 }, { x: 0.65, y: 0.2, width: 0.05, height: 0.5 }],
    ['ends at the edge', 'end', { x: 0.9, y: 0.1 }, { ...crop, width: 0.8, height: 0.6 }],
  ] as const)('%s', (_, handle, by, expected) => expect(draggedCrop(crop, handle, by)).toEqual(expected));
});

describe('a point', () => {
  test('is moved by the arrow keys, further with shift, and not beyond the edge', () => {
    expect(moved({ x: 0.5, y: 0.5 }, key('ArrowLeft'))).toEqual({ x: 0.49, y: 0.5 });
    expect(moved({ x: 0.5, y: 0.95 }, key('ArrowDown', true))).toEqual({ x: 0.5, y: 1 });
    expect(moved({ x: 0.5, y: 0.5 }, key('Tab'))).toBeNull();
  });
});
