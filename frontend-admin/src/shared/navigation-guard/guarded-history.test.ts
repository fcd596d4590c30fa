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
  const told: string[] = [];
  stop = history.listen(({ location, action }) => told.push(`${action} ${location.pathname}`));
  return { history, told };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('a history that a page may guard', () => {
  test('opens, replaces and goes back', async () => {
    const { history, told } = atB();
    expect(history.place.location).toMatchObject({ pathname: '/b', search: '?x=1', state: { note: 'kept' } });
    history.replace('/c');
    history.go(-1);
    await nextPop();
    expect(told).toEqual(['REPLACE /c', 'POP /a']);
  });

  test('holds what is opened until the page lets it go on', () => {
    const { history, told } = atB();
    const held: (() => void)[] = [];
    const free = history.guardBy((next, goOn) => {
      held.push(goOn);
      return next.pathname === '/allowed';
    });
    history.push('/c');
    expect(path()).toBe('/b');
    held[0]!();
    expect(path()).toBe('/c');
    history.push('/allowed');
    expect(path()).toBe('/allowed');
    free();
    history.push('/d');
    expect(told).toEqual(['PUSH /c', 'PUSH /allowed', 'PUSH /d']);
  });

  test('undoes a way back, and takes it when the page lets it go on', async () => {
    const { history, told } = atB();
    const held: (() => void)[] = [];
    history.guardBy((_next, goOn) => {
      held.push(goOn);
      return false;
    });
    history.go(-1);
    await nextPop();
    await nextPop();
    expect(path()).toBe('/b');
    expect(told).toEqual([]);
    held[0]!();
    await nextPop();
    expect(path()).toBe('/a');
    expect(told).toEqual(['POP /a']);
  });

  test('takes up what a link within the page has opened', async () => {
    const { history, told } = atB();
    history.guardBy(() => false);
    window.history.pushState(null, '', '/b#content');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(history.place.location).toMatchObject({ pathname: '/b', hash: '#content' });
    history.go(-1);
    await nextPop();
    await nextPop();
    expect(window.location.hash).toBe('#content');
    expect(told).toEqual(['POP /b']);
  });
});
