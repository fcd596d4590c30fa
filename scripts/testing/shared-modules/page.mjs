import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';

/** Every JavaScript has these, such as Array. */
const ofTheLanguage = runInNewContext('Object.getOwnPropertyNames(globalThis)');

/** Node.js has these too: they are better known to its own fetch, or are what fake timers replace. */
const fromNode = [
  ...['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal', 'BroadcastChannel'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'TextEncoder', 'TextDecoder', 'structuredClone'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'queueMicrotask'],
  ...['performance', 'Performance', 'console', 'crypto', 'Crypto', 'atob', 'btoa'],
];

/** The global object is the window itself. */
const names = ['window', 'self', 'frames', 'parent', 'top'];

const left = new Set([...ofTheLanguage, ...fromNode, ...names, 'constructor']);

/** A property of the page's window, for the global object: methods and accessors go on working on the window. */
function globalProperty(window, { get, set, value, ...rest }, name) {
  if (get || set) {
    return { ...rest, configurable: true, get: get?.bind(window), set: set?.bind(window) };
  }
  const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name);
  return { ...rest, configurable: true, writable: true, value: isMethod ? value.bind(window) : value };
}

/** Has the timers that are set from now on remembered. Returns what stops those that still run. */
function rememberTimers() {
  const running = new Set();
  for (const name of ['setTimeout', 'setInterval']) {
    const set = globalThis[name];
    globalThis[name] = Object.assign((...args) => {
      const timer = set(...args);
      running.add(timer);
      return timer;
    }, set);
  }
  return () => {
    running.forEach(clearTimeout);
    running.clear();
  };
}

/**
 * Makes the global object the window of a page at this address.
 *
 * `keep()` takes what is global now as what every test file finds; `renew()` puts it back, empties the page and stops
 * its timers.
 */
export function openPage(url) {
  const { window } = new JSDOM('<!DOCTYPE html>', { url, pretendToBeVisual: true });
  const ofEvents = Object.getOwnPropertyDescriptors(window.EventTarget.prototype);
  const properties = { ...ofEvents, ...Object.getOwnPropertyDescriptors(window) };
  for (const [name, property] of Object.entries(properties)) {
    if (left.has(name) || name.startsWith('_')) continue;
    Object.defineProperty(globalThis, name, globalProperty(window, property, name));
  }
  for (const name of names)
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globalThis });
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const stopTimers = rememberTimers();
  // The page's own would rest for ever once its timer was stopped.
  globalThis.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 16);
  globalThis.cancelAnimationFrame = (timer) => clearTimeout(timer);
  let kept = {};

  return {
    keep() {
      kept = Object.getOwnPropertyDescriptors(globalThis);
    },
    renew() {
      stopTimers();
      for (const [name, property] of Object.entries(kept))
        if (property.configurable) Object.defineProperty(globalThis, name, property);
      const { document, history, localStorage, sessionStorage } = window;
      document.head.replaceChildren();
      document.body.replaceChildren();
      for (const element of [document.documentElement, document.body])
        for (const { name } of [...element.attributes]) element.removeAttribute(name);
      for (const cookie of document.cookie.split('; '))
        document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
      localStorage.clear();
      sessionStorage.clear();
      history.replaceState(null, '', url);
    },
  };
}
