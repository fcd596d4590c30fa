import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { show } from '../../testing/show.js';
import { Header } from './header.js';

const original = window.ResizeObserver;
afterEach(() => {
  cleanup();
  window.ResizeObserver = original;
});

test('what lies below the header begins after it, however tall large text makes it', () => {
  let resized: () => void = () => undefined;
  const observed: Element[] = [];
  window.ResizeObserver = class extends original {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      this.observe = (element) => {
        if (element.localName !== 'header') return;
        observed.push(element);
        resized = () => callback([], this);
      };
    }
  };
  show(<Header onMenu={() => undefined} />);
  const header = screen.getByRole('banner');
  expect(observed).toEqual([header]);
  jest.spyOn(header, 'offsetHeight', 'get').mockReturnValue(182);
  resized();
  const noted = () => document.documentElement.style.getPropertyValue('--bw-header');
  expect(noted()).toBe('182px');
  cleanup();
  expect(noted()).toBe('');
});
