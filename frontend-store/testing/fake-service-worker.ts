import { jest } from '@jest/globals';

class FakeWorker extends EventTarget {
  readonly postMessage = jest.fn();
}

/** A worker of the shop as the browser keeps it. */
export class FakeRegistration extends EventTarget {
  readonly scope = 'http://localhost/';
  readonly active = new FakeWorker();
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = jest.fn(() => Promise.resolve());
  readonly unregister = jest.fn(() => Promise.resolve(true));

  /** A new version was found and is ready. */
  foundUpdate(): FakeWorker {
    const found = (this.installing = new FakeWorker());
    this.dispatchEvent(new Event('updatefound'));
    [this.installing, this.waiting] = [null, found];
    found.dispatchEvent(new Event('statechange'));
    return found;
  }
}

/** The service workers of a browser, which jsdom lacks. `remove` takes them away again. */
export function fakeServiceWorker(kept: FakeRegistration | null = null) {
  const registration = kept ?? new FakeRegistration();
  const registrations = kept ? [kept] : [];
  const register = jest.fn((_path: string, _options: { scope: string }) => {
    registrations.push(registration);
    return Promise.resolve(registration);
  });
  const container = Object.assign(new EventTarget(), {
    controller: kept?.active ?? null,
    register,
    getRegistrations: () => Promise.resolve(registrations),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return {
    ...{ container, register, registration },
    remove: () => void Reflect.deleteProperty(navigator, 'serviceWorker'),
  };
}
