import { describe, expect, test } from '@jest/globals';
import { destinationFrom } from './login-page.js';

describe('the way back after signing in', () => {
  test.each([
    ['nothing asked', null, '/'],
    ['a page with its filters', '/orders?status=pending', '/orders?status=pending'],
    ['a page as the server names it', '/backend/orders/7', '/orders/7'],
    ['the back office itself', '/backend', '/'],
    ['another site', '//evil.example', '/'],
    ['another site in disguise', '/\\evil.example', '/'],
    ['a whole address', 'https://evil.example', '/'],
    ['the login page', '/backend/login?from=/orders', '/'],
  ])('%s', (_case, from, destination) => {
    expect(destinationFrom(from)).toBe(destination);
  });
});
