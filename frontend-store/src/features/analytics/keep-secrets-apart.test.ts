import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepSecretsApart } from './keep-secrets-apart.js';

let loaded: string[];
let end: () => void;
beforeEach(() => {
  loaded = [];
  history.replaceState(null, '', '/store/wien');
  const load = (address: string | URL) => void loaded.push(String(address));
  end = keepSecretsApart({ assign: load, replace: load });
});
afterEach(() => {
  end();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

test('with scripts of others in the page no address of an order gets into it', () => {
  history.pushState(null, '', '/status/AB12/c0ffee');
  history.replaceState(null, '', '/status/AB12/c0ffee');
  expect(location.pathname).toBe('/store/wien');
  expect(loaded).toEqual(Array(2).fill('http://localhost/status/AB12/c0ffee'));
});

test('all other addresses and states are taken on as before', () => {
  history.pushState({ key: 1 }, '', '/store/wien/checkout');
  expect([location.pathname, history.state]).toEqual(['/store/wien/checkout', { key: 1 }]);
  history.replaceState({ key: 2 }, '');
  expect(history.state).toEqual({ key: 2 });
  expect(loaded).toEqual([]);
});

test('no listener of others sees the link to an order', () => {
  document.body.innerHTML = '<a href="/status/AB12/c0ffee"><b>Ihre Bestellung</b></a><a href="#top">oben</a>';
  let seen = 0;
  const see = () => void seen++;
  document.addEventListener('click', see, true);
  document.querySelector('b')!.click();
  expect(seen).toBe(0);
  document.querySelector<HTMLElement>('[href="#top"]')!.click();
  expect(seen).toBe(1);
  document.removeEventListener('click', see, true);
});
