import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ReviewBlock } from './review-block.js';

afterEach(cleanup);

const review = {
  rating: 4,
  foodRating: 5,
  serviceRating: 3,
  processRating: 1,
  comment: 'Gut.',
  at: '2026-11-20T20:00:00.000Z',
};

test('each rating has its stars as a text', () => {
  const { container } = render(<ReviewBlock review={review} />);
  const names = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const stars = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));
  expect(names).toEqual(['Gesamt', 'Essen', 'Service', 'Ablauf']);
  expect(stars).toEqual(['4', '5', '3', '1'].map((count) => `${count} von 5 Sternen`));
  expect(container.querySelector('blockquote')!.textContent).toBe('Gut.');
});

test.each([
  [null, 'Kommentar gelöscht'],
  ['', ''],
])('with the comment %j the review ends with %j', (comment, text) => {
  const { container } = render(<ReviewBlock review={{ ...review, comment }} />);
  expect(container.querySelector('dl + *')?.textContent ?? '').toBe(text);
});
