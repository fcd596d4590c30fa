import { type ComponentType, Suspense, createElement } from 'react';
import { act } from 'react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ErrorBoundary, type Failure } from './error-boundary.js';
import { isPageServed, lazyPart } from './lazy-part.js';

type Loaded = { default: ComponentType<object> };

const page: Loaded = { default: () => createElement('p', null, 'Die Kasse') };
const missing = () => Promise.reject<Loaded>(new TypeError('Failed to fetch dynamically imported module'));

let isOnline = true;
const isServed = async () => isOnline;
beforeEach(() => {
  isOnline = true;
  window.history.replaceState({ idx: 3 }, '');
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const fallback = ({ isPartMissing, retry }: Failure) =>
  createElement('button', { onClick: retry }, isPartMissing ? 'Keine Verbindung' : 'Fehler');

const shown = (Part: ComponentType<object>, resetKey = 'checkout') =>
  createElement(
    ErrorBoundary,
    { fallback, resetKey, children: null },
    createElement(Suspense, { fallback: 'Lädt' }, createElement(Part)),
  );

const rendered = (Part: ComponentType<object>) => act(async () => render(shown(Part)));
const press = () => act(async () => screen.getByRole('button').click());

test('a part is loaded once and shown', async () => {
  const load = jest.fn(async () => page);
  await rendered(lazyPart(load));
  expect(screen.getByText('Die Kasse')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that was loaded before is there at once', async () => {
  const Part = lazyPart(async () => page);
  await Part.preload();
  render(shown(Part));
  expect(screen.getByText('Die Kasse')).toBeTruthy();
});

test('a part that could not be loaded before is loaded when it is shown', async () => {
  const load = jest.fn(missing);
  const Part = lazyPart(load);
  await Part.preload();
  load.mockImplementation(async () => page);
  await rendered(Part);
  expect(screen.getByText('Die Kasse')).toBeTruthy();
});

test('a part that is missing while offline shows an error that can be retried', async () => {
  isOnline = false;
  const load = jest.fn(missing);
  const reload = jest.fn();
  await rendered(lazyPart(load, { reload, isServed }));
  expect(screen.getByText('Keine Verbindung')).toBeTruthy();
  await press();
  expect(screen.getByText('Keine Verbindung')).toBeTruthy();
  isOnline = true;
  load.mockImplementation(async () => page);
  await press();
  expect(screen.getByText('Die Kasse')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

test('a part that is missing while offline is loaded by itself when the browser is online again', async () => {
  isOnline = false;
  const load = jest.fn(missing);
  await rendered(lazyPart(load, { reload: jest.fn(), isServed }));
  expect(screen.getByText('Keine Verbindung')).toBeTruthy();
  isOnline = true;
  load.mockImplementation(async () => page);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Die Kasse')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what fails for another reason is not tried again when the browser is online again', async () => {
  const render = jest.fn(() => {
    throw new Error('damaged');
  });
  await rendered(lazyPart(async () => ({ default: render as ComponentType<object> })));
  const times = render.mock.calls.length;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Fehler')).toBeTruthy();
  expect(render).toHaveBeenCalledTimes(times);
});

test('while the server is away but the browser counts as online, a missing part never reloads the page', async () => {
  const send = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch: send });
  const load = jest.fn(missing);
  const reload = jest.fn();
  await rendered(lazyPart(load, { reload, isServed: isPageServed }));
  expect(screen.getByText('Keine Verbindung')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  expect(String(send.mock.calls[0]![0])).toBe(window.location.href);
});

test('a part that is given up because the page is being left is neither reported nor reloads the page that is left', async () => {
  jest.useFakeTimers();
  const load = jest.fn(missing).mockImplementationOnce(() => {
    window.dispatchEvent(new Event('beforeunload'));
    return missing();
  });
  const reload = jest.fn();
  await rendered(lazyPart(load, { reload, isServed }));
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(screen.getByText('Lädt')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  expect(console.error).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  load.mockImplementation(async () => page);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('Die Kasse')).toBeTruthy();
});

test('a gateway that answers for a server that is away does not reload the page either', async () => {
  Object.assign(globalThis, { fetch: async () => new Response('Bad Gateway', { status: 502 }) });
  const reload = jest.fn();
  await rendered(lazyPart(missing, { reload, isServed: isPageServed }));
  expect(screen.getByText('Keine Verbindung')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a part whose connection was lost only for a moment is shown without a reload', async () => {
  const load = jest
    .fn(missing)
    .mockImplementationOnce(missing)
    .mockImplementation(async () => page);
  const reload = jest.fn();
  await rendered(lazyPart(load, { reload, isServed }));
  expect(screen.getByText('Die Kasse')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a style sheet that could not be loaded is requested again with the part that failed', async () => {
  isOnline = false;
  document.head.innerHTML = '<link rel="stylesheet" href="/kitchen.css">';
  const failed = document.querySelector('link')!;
  failed.dispatchEvent(new Event('error'));
  await rendered(lazyPart(missing));
  await press();
  const renewed = document.querySelector('link')!;
  expect(renewed.getAttribute('href')).toBe('/kitchen.css');
  expect(renewed).not.toBe(failed);
  failed.remove();
  renewed.remove();
});

test('after a deployment the page is reloaded once, but not a second time', async () => {
  const reload = jest.fn();
  await rendered(lazyPart(missing, { reload, isServed }));
  expect(screen.getByText('Lädt')).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.history.state).toMatchObject({ idx: 3 });

  cleanup();
  await rendered(lazyPart(missing, { reload, isServed }));
  expect(screen.getByText('Keine Verbindung')).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('retrying after that reloads the page once more', async () => {
  const reload = jest.fn();
  await rendered(lazyPart(missing, { reload, isServed }));
  cleanup();
  await rendered(lazyPart(missing, { reload, isServed }));
  await press();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a part that loads clears the mark of an earlier reload', async () => {
  await rendered(lazyPart(missing, { reload: jest.fn(), isServed }));
  cleanup();
  await rendered(lazyPart(async () => page));
  expect(window.history.state).toEqual({ idx: 3 });
});

test('the page is not reloaded if the history cannot store the mark', async () => {
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  const reload = jest.fn();
  await rendered(lazyPart(missing, { reload, isServed }));
  expect(screen.getByText('Keine Verbindung')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('navigating to another page clears the failure, and going back loads the part again', async () => {
  isOnline = false;
  const load = jest.fn(missing);
  const Part = lazyPart(load);
  const Other = () => createElement('p', null, 'Die Speisekarte');
  const { rerender } = render(shown(Part));
  await act(async () => {});
  expect(screen.getByText('Keine Verbindung')).toBeTruthy();
  rerender(shown(Other, 'menu'));
  expect(screen.getByText('Die Speisekarte')).toBeTruthy();
  load.mockImplementation(async () => page);
  await act(async () => rerender(shown(Part, 'checkout')));
  expect(screen.getByText('Die Kasse')).toBeTruthy();
});

test('an exception while rendering is not a missing part, and retrying renders again', async () => {
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw new Error('No such field');
    return createElement('p', null, 'Wieder da');
  };
  await rendered(Broken);
  expect(screen.getByText('Fehler')).toBeTruthy();
  isBroken = false;
  await press();
  expect(screen.getByText('Wieder da')).toBeTruthy();
});
