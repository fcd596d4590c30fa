import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { GuardedHistory } from './guarded-history.js';

const nextPop = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const path = () => window.location.pathname;

let stop: () => void;
afterEach(() => stop());

/** At /b, having come from /a. */
function atB() {
  const history = new GuardedHistory();
  history.push('/a');
  history.push('/b?x=1', { note: 'kept' });
  const notified: string[] = [];
  stop = history.listen(({ location, action }) => notified.push(`${action} ${location.pathname}`));
  return { history, notified };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('a guarded history', () => {
  test('notifies its listener about push, replace and back', async () => {
    const { history, notified } = atB();
    expect(history.place.location).toMatchObject({ pathname: '/b', search: '?x=1', state: { note: 'kept' } });
    history.replace('/c');
    history.go(-1);
    await nextPop();
    expect(notified).toEqual(['REPLACE /c', 'POP /a']);
  });

  test('blocks navigation until the guard lets it continue', () => {
    const { history, notified } = atB();
    const blocked: (() => void)[] = [];
    const free = history.guardBy((next, goOn) => {
      blocked.push(goOn);
      return next.pathname === '/allowed';
    });
    history.push('/c');
    expect(path()).toBe('/b');
    blocked[0]!();
    expect(path()).toBe('/c');
    history.push('/allowed');
    expect(path()).toBe('/allowed');
    free();
    history.push('/d');
    expect(notified).toEqual(['PUSH /c', 'PUSH /allowed', 'PUSH /d']);
  });

  test('reverts a blocked back navigation and repeats it when the guard lets it continue', async () => {
    const { history, notified } = atB();
    const blocked: (() => void)[] = [];
    history.guardBy((_next, goOn) => {
      blocked.push(goOn);
      return false;
    });
    history.go(-1);
    await nextPop();
    await nextPop();
    expect(path()).toBe('/b');
    expect(notified).toEqual([]);
    blocked[0]!();
    await nextPop();
    expect(path()).toBe('/a');
    expect(notified).toEqual(['POP /a']);
  });

  test('follows a hash link within the page while guarded', async () => {
    const { history, notified } = atB();
    history.guardBy(() => false);
    window.history.pushState(null, '', '/b#content');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(history.place.location).toMatchObject({ pathname: '/b', hash: '#content' });
    history.go(-1);
    await nextPop();
    await nextPop();
    expect(window.location.hash).toBe('#content');
    expect(notified).toEqual(['POP /b']);
  });
});
