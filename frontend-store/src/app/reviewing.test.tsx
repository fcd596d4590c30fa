import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { confirmedOrder, pendingOrder } from '../../testing/order-fixture.js';
import { withFollowedOrders } from '../../testing/followed-orders.js';
import { renderShop } from '../../testing/render-shop.js';
import { catalogue } from '../../testing/shop-fixture.js';

const path = `/status/${pendingOrder.uid}/${pendingOrder.hash}`;
const orderPath = `GET /api/orders/public/${pendingOrder.uid}/${pendingOrder.hash}`;

withFollowedOrders();

describe('the questionnaire', () => {
  const completed: PublicOrder = {
    ...confirmedOrder,
    status: 'completed',
    isCompleted: true,
    revision: '5',
  };
  const withReviews = { ...catalogue, config: { ...catalogue.config, enablePluginOrderReviews: true } };
  const answersOf = (submit: (body: unknown) => PublicOrder) => ({
    'GET /api/init': () => withReviews,
    [orderPath]: () => completed,
    [`POST ${orderPath.slice(4)}/questionnaire`]: ({ body }: { body: unknown }) => submit(body),
  });
  const rate = (question: RegExp, stars: string) =>
    userEvent.click(
      within(screen.getByRole('group', { name: question })).getByRole('radio', { name: stars }),
    );

  test('is sent when all four ratings are set, with an optional comment that appears then', async () => {
    const submit = jest.fn((_body: unknown) => ({ ...completed, questionnaireRating: 5, revision: '6' }));
    renderShop({ path, answers: answersOf(submit) });
    const send = await screen.findByRole('button', { name: 'Bewertung senden' });
    await rate(/insgesamt/, '5 Sterne');
    await rate(/Essen/, '4 Sterne');
    await rate(/Service/, '1 Stern');
    expect(screen.queryByRole('textbox')).toBeNull();
    await rate(/Bestellen/, '3 Sterne');
    await userEvent.type(screen.getByRole('textbox'), 'Gut!');
    await userEvent.click(send);
    expect(await screen.findByText('Sie haben uns 5 Sterne gegeben.')).toBeDefined();
    expect(submit.mock.calls[0]![0]).toEqual({
      rating: 5,
      foodRating: 4,
      serviceRating: 1,
      processRating: 3,
      comment: 'Gut!',
    });
  });

  test('says at each question what is missing, and leads to the first of them', async () => {
    const submit = jest.fn((_body: unknown) => completed);
    renderShop({ path, answers: answersOf(submit) });
    const send = await screen.findByRole('button', { name: 'Bewertung senden' });
    const missing = () => screen.queryAllByText('Bitte wählen Sie einen bis fünf Sterne aus.').length;
    await rate(/insgesamt/, '5 Sterne');
    expect(missing()).toBe(0);
    await userEvent.click(send);
    expect(missing()).toBe(3);
    const food = screen.getByRole('group', { name: /Essen/ });
    expect(document.activeElement).toBe(within(food).getByRole('radio', { name: '1 Stern' }));
    expect(document.getElementById(food.getAttribute('aria-describedby')!)?.textContent).toMatch(
      /Sterne aus/,
    );
    await rate(/Essen/, '4 Sterne');
    expect(missing()).toBe(2);
    expect(food.hasAttribute('aria-describedby')).toBe(false);
    expect(submit).not.toHaveBeenCalled();
  });

  test('says that a review could not be sent, keeps it, and gives a refusal in the words of the server', async () => {
    const failures = [
      () => {
        throw new TypeError('connection lost');
      },
      () => new Refusal(409, [{ message: 'Sie haben diese Bestellung schon bewertet.', field: null }]),
    ];
    renderShop({
      path,
      answers: {
        ...answersOf(() => completed),
        [`POST ${orderPath.slice(4)}/questionnaire`]: () => failures.shift()!(),
      },
    });
    const send = await screen.findByRole('button', { name: 'Bewertung senden' });
    for (const question of [/insgesamt/, /Essen/, /Service/, /Bestellen/]) await rate(question, '4 Sterne');
    await userEvent.type(screen.getByRole('textbox'), 'Gut!');
    await userEvent.click(send);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Bewertung konnte nicht gesendet werden\. Der Server ist nicht erreichbar/,
    );
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Gut!');
    await userEvent.click(send);
    expect(await screen.findByText('Sie haben diese Bestellung schon bewertet.')).toBeDefined();
  });

  test('shows what the branch answered, in its lines', async () => {
    const reviewAnswer = { text: 'Danke!\nBis bald.', at: '2026-11-21T10:00:00.000Z' };
    const answered: PublicOrder = { ...completed, questionnaireRating: 2, reviewAnswer };
    renderShop({ path, answers: { 'GET /api/init': () => withReviews, [orderPath]: () => answered } });
    expect(await screen.findByText(/^Antwort von/)).toBeDefined();
    expect(screen.getByText(/Danke!\s+Bis bald/).textContent).toBe('Danke!\nBis bald.');
  });

  test('is not there while the shop asks for no reviews, nor before the order is completed', async () => {
    const first = renderShop({ path, answers: { [orderPath]: () => completed } });
    await screen.findByText('42');
    expect(screen.queryByText('Bewertung senden')).toBeNull();
    first.unmount();
    renderShop({ path, answers: { 'GET /api/init': () => withReviews, [orderPath]: () => confirmedOrder } });
    await screen.findByText('42');
    expect(screen.queryByText('Bewertung senden')).toBeNull();
  });
});
