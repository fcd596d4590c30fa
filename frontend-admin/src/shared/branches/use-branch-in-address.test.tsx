import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { manager, show } from '../../testing/show.js';
import { branchChosen } from './branch-choice.js';
import { useBranchInAddress } from './use-branch-in-address.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const branches = [
  { id: 'b-1', name: 'Altstadt' },
  { id: 'b-2', name: 'Bahnhof' },
];
const ofTwo = { ...manager, user: { ...manager.user, branches } };

function Page() {
  const isUnknown = useBranchInAddress();
  return (
    <>
      <output>{useLocation().search}</output>
      <Link to="?branch=b-2">Bahnhof ansehen</Link>
      <Link to="?from=2026-11-20">Ohne Filiale</Link>
      {isUnknown && <p>Unbekannt</p>}
    </>
  );
}

function open(path: string, user = ofTwo) {
  const { store } = show(<Page />, {}, user, path);
  return {
    address: () => screen.getByRole('status').textContent,
    chosen: () => store.getState().branchChoice,
    choose: (branch: string | null) => act(() => store.dispatch(branchChosen(branch))),
  };
}

test('an address chooses its branch, also against the one that was chosen last', () => {
  localStorage.setItem('branch-choice', 'b-1');
  const { address, chosen } = open('/?branch=b-2');
  expect(chosen()).toBe('b-2');
  expect(address()).toBe('?branch=b-2');
});

test('an address without a branch gets the chosen one, or all, so that others see the same by it', () => {
  localStorage.setItem('branch-choice', 'b-1');
  expect(open('/?page=3').address()).toBe('?page=3&branch=b-1');
  cleanup();
  localStorage.clear();
  expect(open('/').address()).toBe('?branch=all');
  cleanup();
  localStorage.setItem('branch-choice', 'b-1');
  expect(open('/?branch=all').chosen()).toBeNull();
});

test('an address follows what is chosen in the frame, back to the first page', () => {
  const { address, choose } = open('/?branch=b-1&page=3');
  choose('b-2');
  expect(address()).toBe('?branch=b-2');
  choose(null);
  expect(address()).toBe('?branch=all');
});

test('a link to another branch chooses it, and one without a branch keeps the choice', async () => {
  const { address, chosen } = open('/?branch=b-1');
  await userEvent.click(screen.getByRole('link', { name: 'Bahnhof ansehen' }));
  expect(chosen()).toBe('b-2');
  await userEvent.click(screen.getByRole('link', { name: 'Ohne Filiale' }));
  expect(address()).toBe('?from=2026-11-20&branch=b-2');
});

test('a branch that the user does not see is said to be none until another is chosen', () => {
  localStorage.setItem('branch-choice', 'b-1');
  const { address, chosen, choose } = open('/?branch=b-9');
  expect(screen.getByText('Unbekannt')).toBeTruthy();
  expect(address()).toBe('?branch=b-9');
  expect(chosen()).toBeNull();
  choose('b-2');
  expect(address()).toBe('?branch=b-2');
  expect(screen.queryByText('Unbekannt')).toBeNull();
});

test('somebody of a single branch has none in the address', () => {
  expect(open('/', manager).address()).toBe('');
});
