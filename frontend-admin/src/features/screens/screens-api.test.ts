import { describe, expect, test } from '@jest/globals';
import { aScreen } from '../../testing/a-screen.js';
import { mergeScreens } from './screens-api.js';

const bar = aScreen({ id: 'bar', name: 'Bar', revision: '9' });
const door = aScreen({ id: 'door', name: 'Eingang', revision: '9' });

function merged(...changed: Parameters<typeof mergeScreens>[1]) {
  const screens = [bar, door];
  mergeScreens(screens, changed);
  return screens.map(({ name, isOnline }) => `${name} ${isOnline ? 'on' : 'off'}`);
}

describe('the list of screens', () => {
  test('inserts a new screen by its name', () => {
    expect(merged(aScreen({ id: 'hall', name: 'Diele' }))).toEqual(['Bar on', 'Diele on', 'Eingang on']);
  });

  test('takes over the online state although it changes no revision', () => {
    expect(merged({ ...bar, isOnline: false })).toEqual(['Bar off', 'Eingang on']);
  });

  test('ignores an outdated revision', () => {
    expect(merged({ ...bar, isOnline: false, revision: '8' })).toEqual(['Bar on', 'Eingang on']);
  });

  test('drops an unpaired screen', () => {
    expect(merged({ ...bar, isPaired: false, revision: '10' })).toEqual(['Eingang on']);
  });
});
