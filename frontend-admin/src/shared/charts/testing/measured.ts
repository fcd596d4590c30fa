import { act } from '@testing-library/react';

const known = window.ResizeObserver;

/** Gives all elements a width, which jsdom does not know. */
export function measureAs(width: number): void {
  class Observer implements ResizeObserver {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe() {
      const box = [{ inlineSize: width, blockSize: 400 }];
      this.tell(
        [{ contentRect: { width, height: 400 }, borderBoxSize: box } as unknown as ResizeObserverEntry],
        this,
      );
    }
    unobserve() {}
    disconnect() {}
  }
  window.ResizeObserver = globalThis.ResizeObserver = Observer;
}

export function measureNothing(): void {
  window.ResizeObserver = globalThis.ResizeObserver = known;
}

/** What is measured is drawn with the next frame. */
export const nextFrame = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
