import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../../app/store.js';
import { branch, itemOfSoup } from '../../../testing/shop-fixture.js';
import { itemsChanged } from './cart-slice.js';
import { RemovedNote } from './removed-note.js';
import { useCartChanges } from './use-cart-changes.js';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const Remove = () => {
  const { remove } = useCartChanges(branch);
  return <button onClick={() => remove(0)}>Entfernen</button>;
};
const undo = () => screen.queryByRole('button', { name: 'Rückgängig: „Rindsuppe“ entfernt.' });

function removeSoup() {
  const store = createStore();
  store.dispatch(itemsChanged({ branch: branch.identifier, items: [itemOfSoup()] }));
  render(
    <Provider store={store}>
      <Remove />
      <RemovedNote branch={branch} />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the way to put a line back goes after a while', () => {
  removeSoup();
  act(() => undo()!.blur());
  wait(7_000);
  expect(undo()).not.toBeNull();
  wait(2_000);
  expect(undo()).toBeNull();
});

test('the way to put a line back stays as long as it has the focus', () => {
  removeSoup();
  expect(document.activeElement).toBe(undo());
  wait(60_000);
  expect(undo()).not.toBeNull();
});
