import { describe, expect, test } from '@jest/globals';
import { followsFrame, inBranch, withBranch } from './list-branch.js';
import { readQuery } from './list-query.js';

const read = (address: string) => readQuery(new URLSearchParams(address), 'name');
const vienna = { field: 'branch', frames: 'vienna' };
const all = { field: 'branch', frames: null };

describe('a list of records with a branch', () => {
  test('shows the branch of the frame', () => {
    expect(inBranch(read('search=x'), vienna)).toMatchObject({ search: 'x', filters: { branch: 'vienna' } });
    expect(inBranch(read(''), all).filters).toEqual({});
    expect(followsFrame(read(''), vienna)).toBe(true);
  });

  test('prefers the branch filter of its URL', () => {
    expect(inBranch(read('filter.branch=graz'), vienna).filters).toEqual({ branch: 'graz' });
    expect(inBranch(read('filter.branch=all&filter.isSet=true'), vienna).filters).toEqual({ isSet: 'true' });
    expect(followsFrame(read('filter.branch=all'), vienna)).toBe(false);
  });

  test('keeps in its URL only what differs from the frame', () => {
    expect(withBranch({ isSet: 'true' }, vienna, null)).toEqual({ isSet: 'true', branch: 'all' });
    expect(withBranch({ branch: 'all' }, vienna, 'vienna')).toEqual({});
    expect(withBranch({}, vienna, 'graz')).toEqual({ branch: 'graz' });
    expect(withBranch({ branch: 'graz' }, all, null)).toEqual({});
  });
});
