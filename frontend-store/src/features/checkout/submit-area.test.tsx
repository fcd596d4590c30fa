import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { SubmitArea } from './submit-area.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const area = (state: { isSending?: boolean; isWaiting?: boolean; isQuotation?: boolean }) => (
  <SubmitArea
    label="Bestellung abschicken"
    isQuotation={false}
    total="9,80 €"
    when="Abholung: so schnell wie möglich"
    isSending={false}
    isWaiting={false}
    isLeaving={false}
    notice={null}
    {...state}
  >
    Zurück
  </SubmitArea>
);
const isSaid = () => screen.queryByText(/Wir versuchen es weiter/) !== null;

test('an order pending for three seconds shows the retry hint until the response', () => {
  const { rerender } = render(area({ isSending: true }));
  act(() => jest.advanceTimersByTime(2_900));
  expect(isSaid()).toBe(false);
  act(() => jest.advanceTimersByTime(100));
  expect(isSaid()).toBe(true);
  rerender(area({}));
  expect(isSaid()).toBe(false);
});

test('the retry hint is shown immediately while the server cannot accept the order', () => {
  render(area({ isSending: true, isWaiting: true }));
  expect(isSaid()).toBe(true);
});

test('the button names what the order costs', () => {
  render(area({}));
  expect(screen.getByRole('button').textContent).toBe('Bestellung abschicken · 9,80 €');
});

test('a request for a quotation has no sum in its button, which nobody pays yet', () => {
  render(area({ isQuotation: true }));
  expect(screen.getByText('Gesamt, unverbindlich')).toBeDefined();
  expect(screen.getByRole('button').textContent).toBe('Bestellung abschicken');
});
