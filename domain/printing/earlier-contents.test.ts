import { describe, expect, test } from '@jest/globals';
import { outdatedPrint, replacedBy, type KnownPrint } from './earlier-contents.js';
import { after } from './testing/jobs.js';

const asked = (content: string, seconds: number, differences: Partial<KnownPrint> = {}): KnownPrint => ({
  ...{ content, queuedAt: after(seconds), status: 'printed', wasStarted: true },
  ...differences,
});
const neverCameOut = { status: 'canceled', wasStarted: false } as const;
const notPrinted = { status: 'failed', wasStarted: true } as const;

describe('a document of a changed order', () => {
  test('replaces the newest one with other contents, in whatever sequence they are known', () => {
    const all = [asked('old', 0), asked('new', 20), asked('older', -10)];
    expect(replacedBy('now', all)).toBe(all[1]);
    expect(replacedBy('now', all.toReversed())).toBe(all[1]);
  });

  test('replaces nothing that certainly did not come out, and none with its own contents', () => {
    expect(replacedBy('now', [asked('old', 0, neverCameOut), asked('now', 10)])).toBeNull();
  });

  test('replaces the other one when it is printed once more, since that may be the one people hold', () => {
    const old = asked('old', 0);
    expect(replacedBy('now', [old, asked('now', 10)])).toBe(old);
  });
});

describe('a document is outdated', () => {
  const old = asked('old', 0);

  test('after a change, until one with the present contents is on its way', () => {
    expect(outdatedPrint('now', [old])).toBe(old);
    expect(outdatedPrint('now', [old, asked('now', 10, { status: 'queued', wasStarted: false })])).toBeNull();
    expect(outdatedPrint('now', [old, asked('now', 10)])).toBeNull();
  });

  test('where the one with the present contents did not come out', () => {
    expect(outdatedPrint('now', [old, asked('now', 10, neverCameOut)])).toBe(old);
    expect(outdatedPrint('now', [old, asked('now', 10, notPrinted)])).toBe(old);
  });

  test('when a change was undone that had been printed', () => {
    const changed = asked('changed', 10);
    expect(outdatedPrint('old', [old, changed])).toBe(changed);
  });

  test('never where nothing was printed, or only this', () => {
    expect(outdatedPrint('now', [])).toBeNull();
    expect(outdatedPrint('now', [asked('now', 0)])).toBeNull();
  });
});
