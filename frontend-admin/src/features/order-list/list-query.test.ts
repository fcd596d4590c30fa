import { describe, expect, test } from '@jest/globals';
import { readQuery, writeQuery } from './list-query.js';

const read = (address: string) => readQuery(new URLSearchParams(address));
const write = (address: string, changes: Parameters<typeof writeQuery>[1]) =>
  writeQuery(new URLSearchParams(address), changes).toString();

describe('the URL of the order list', () => {
  test('contains no defaults', () => {
    expect(read('')).toEqual({
      ...{ page: 1, sort: '-placedAt', search: '', status: null, mode: null, payment: null },
      ...{ from: null, to: null },
    });
    expect(write('page=3&search=huber', { search: '', sort: '-placedAt' })).toBe('');
  });

  test('falls back to defaults for invalid values', () => {
    expect(read('page=-2&status=nope&mode=x&payment=y&from=gestern')).toMatchObject({
      ...{ page: 1, status: null, mode: null, payment: null, from: null },
    });
  });

  test('has mode and payment state beside the other filters', () => {
    const address = write('search=huber&status=pending', { mode: 'delivery', payment: 'open' });
    expect(address).toBe('search=huber&status=pending&mode=delivery&payment=open');
    expect(read(address)).toMatchObject({ status: 'pending', mode: 'delivery', payment: 'open' });
  });

  test('returns to the first page when a filter changes and keeps unknown parameters', () => {
    expect(write('branch=7&page=3', { status: 'pending' })).toBe('branch=7&status=pending');
    expect(write('branch=7&status=pending', { page: 2 })).toBe('branch=7&status=pending&page=2');
  });
});
