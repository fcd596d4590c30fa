/** What Mantine asks of a browser and jsdom does not have. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(window, {
  ResizeObserver: NoObserver,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

Element.prototype.scrollIntoView = () => undefined;

Object.defineProperty(document, 'fonts', { value: new EventTarget() });

export {};
