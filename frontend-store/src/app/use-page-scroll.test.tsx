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

test('the first page stays where the browser puts it', () => {
  wait(2_000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('another page has the focus, the first one does not take it', () => {
  expect(document.activeElement).toBe(document.body);
  open('/store/wien');
  expect(document.activeElement?.id).toBe('inhalt');
});

test('another page scrolls smoothly to its top after 750 ms', () => {
  open('/store/wien');
  wait(749);
  expect(scrollTo).not.toHaveBeenCalled();
  wait(1);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('with reduced motion it is there at once', () => {
  isMotionReduced = true;
  open('/store/wien');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('an address with a place in it scrolls there, and one with an unknown place to the top', () => {
  open('/store/wien#kategorie-bier');
  wait(750);
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
  expect(scrollTo).not.toHaveBeenCalled();
  open('/store/linz#kategorie-wein');
  wait(750);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('a link inside of a page is not ours', () => {
  open('#kategorie-bier');
  wait(750);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('the way back is the browser’s', () => {
  open('/store/wien');
  wait(750);
  scrollTo.mockClear();
  act(() => go(-1));
  wait(750);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['wheel', 'touchStart', 'pointerDown', 'keyDown'] as const)(
  '%s keeps a page where it is',
  (sign) => {
    open('/store/wien');
    wait(300);
    fireEvent[sign](document.body);
    wait(750);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

test('a page that is left before it scrolled leaves the next one alone until it is its turn', () => {
  open('/store/wien');
  wait(500);
  open('/store/linz');
  wait(500);
  expect(scrollTo).not.toHaveBeenCalled();
  wait(250);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
