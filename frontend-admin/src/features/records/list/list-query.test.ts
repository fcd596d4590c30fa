import { describe, expect, test } from '@jest/globals';
import { changedQuery, readQuery, writeQuery } from './list-query.js';

const read = (address: string) => readQuery(new URLSearchParams(address), 'name');

describe('the URL of a list', () => {
  test('contains no defaults', () => {
    expect(read('')).toEqual({ page: 1, sort: 'name', search: '', isRemoved: false, filters: {} });
    expect(writeQuery(read('page=nope'), 'name').toString()).toBe('');
  });

  test('contains search, filters and sort order', () => {
    const query = {
      ...read(''),
      search: 'wien',
      filters: { isPublic: 'true' },
      isRemoved: true,
      sort: '-name',
    };
    const address = writeQuery(query, 'name').toString();
    expect(address).toBe('search=wien&filter.isPublic=true&removed=true&sort=-name');
    expect(read(address)).toEqual(query);
  });

  test('returns to the first page when a filter changes', () => {
    expect(changedQuery(read('page=3'), { search: 'x' }).page).toBe(1);
    expect(changedQuery(read('search=x'), { page: 4 })).toMatchObject({ page: 4, search: 'x' });
  });
});
