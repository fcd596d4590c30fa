import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { earlyTap } from './early-tap.js';

const pressed = jest.fn<(name: string) => void>();
let root: HTMLElement;

/** Two products, as the server rendered them and as the shop renders them. */
function show(...prices: string[]): void {
  root.innerHTML = prices.map((price) => `<p><b>${price}</b><button>+ ${price}</button></p>`).join('');
  for (const button of root.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed(button.textContent));
  }
}

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = '<div id="root"></div>';
  root = document.getElementById('root')!;
  show('4,90', '5,90');
});
afterEach(() => {
  window.earlyTap = null;
});

const tap = (index: number) => (window.earlyTap = root.querySelectorAll('button')[index]);
const frames = (count: number): Promise<void> =>
  new Promise((done) =>
    count === 0 ? done() : requestAnimationFrame(() => void frames(count - 1).then(done)),
  );

test('the button that was tapped too early is pressed once the shop shows it', async () => {
  tap(1);
  earlyTap(root)();
  await frames(2);
  expect(pressed).not.toHaveBeenCalled();
  show('4,90', '5,90');
  await waitFor(() => expect(pressed.mock.calls).toEqual([['+ 5,90']]));
});

test('a button that the shop goes on with is pressed at once', async () => {
  tap(1);
  earlyTap(root, true)();
  await waitFor(() => expect(pressed.mock.calls).toEqual([['+ 5,90']]));
});

test('the button that was tapped while the shop was rendered is pressed too, and what is tapped afterwards only once', async () => {
  const repeat = earlyTap(root);
  root.querySelectorAll('button')[1]!.click();
  pressed.mockClear();
  show('4,90', '5,90');
  repeat();
  await waitFor(() => expect(pressed.mock.calls).toEqual([['+ 5,90']]));

  pressed.mockClear();
  const second = earlyTap(root);
  show('4,90', '5,90');
  root.querySelectorAll('button')[0]!.click();
  second();
  await frames(5);
  expect(pressed.mock.calls).toEqual([['+ 4,90']]);
});

test('nothing is pressed where the button is another one by then, or nobody tapped', async () => {
  earlyTap(root)();
  tap(1);
  const repeat = earlyTap(root);
  show('4,90', '6,20');
  repeat();
  await frames(5);
  expect(pressed).not.toHaveBeenCalled();
});

test('what binds a guest is not pressed', async () => {
  root.firstElementChild!.setAttribute('data-binding', 'true');
  tap(0);
  earlyTap(root)();
  await frames(5);
  expect(pressed).not.toHaveBeenCalled();
});
