import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import '../../testing/browser-gaps.js';
import { usePageScroll } from './use-page-scroll.js';

let isMotionReduced = false;
let go: ReturnType<typeof useNavigate>;
const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  isMotionReduced = false;
  window.matchMedia = () => ({ matches: isMotionReduced }) as MediaQueryList;
  window.scrollTo = scrollTo as typeof window.scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView as typeof Element.prototype.scrollIntoView;
  render(
    <MemoryRouter initialEntries={['/']}>
      <Page />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  jest.clearAllMocks();
  jest.useRealTimers();
});

function Page() {
  go = useNavigate();
  usePageScroll();
  return (
    <main id="inhalt" tabIndex={-1}>
      <h2 id="kategorie-bier">Bier</h2>
    </main>
  );
}

const open = (address: string) => act(() => go(address));
const wait = (ms: number) => jest.advanceTimersByTime(ms);

test('the first page is not scrolled', () => {
  wait(2_000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a new page takes the focus, the first one does not', () => {
  expect(document.activeElement).toBe(document.body);
  open('/store/wien');
  expect(document.activeElement?.id).toBe('inhalt');
});

test('a new page scrolls smoothly to its top after 750 ms', () => {
  open('/store/wien');
  wait(749);
  expect(scrollTo).not.toHaveBeenCalled();
  wait(1);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('with reduced motion a new page is scrolled immediately', () => {
  isMotionReduced = true;
  open('/store/wien');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('a hash scrolls to its element, and an unknown hash to the top', () => {
  open('/store/wien#kategorie-bier');
  wait(750);
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
  expect(scrollTo).not.toHaveBeenCalled();
  open('/store/linz#kategorie-wein');
  wait(750);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('a hash link within the page is left to the browser', () => {
  open('#kategorie-bier');
  wait(750);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('scrolling on back navigation is left to the browser', () => {
  open('/store/wien');
  wait(750);
  scrollTo.mockClear();
  act(() => go(-1));
  wait(750);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['wheel', 'touchStart', 'pointerDown', 'keyDown'] as const)(
  '%s cancels the automatic scrolling',
  (sign) => {
    open('/store/wien');
    wait(300);
    fireEvent[sign](document.body);
    wait(750);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

test('a page left before its scroll does not scroll the next one early', () => {
  open('/store/wien');
  wait(500);
  open('/store/linz');
  wait(500);
  expect(scrollTo).not.toHaveBeenCalled();
  wait(250);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
