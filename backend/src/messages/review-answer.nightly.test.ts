import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reviewAveragesSchema, reviewsAnswerSchema } from '@bestellwerk/domain/contracts/review.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { type Client, newKey } from '../testing/client.js';
import { branch, OPEN, otherBranch, placed } from '../testing/orders.js';
import { MessageStage } from './testing/message-stage.js';

let messages: MessageStage;
let admin: Client;
let guest: Client;
beforeAll(async () => {
  messages = await MessageStage.start();
  ({ admin, guest } = messages);
  await messages.configure({ enablePluginSMS: false, enablePluginOrderReviews: true });
});
afterAll(() => messages?.stop());

const review = ({ uid, hash }: { uid: string; hash: string }, rating: number, comment: string, at = OPEN) =>
  guest.post(
    `/api/orders/public/${uid}/${hash}/questionnaire`,
    { rating, foodRating: 5, serviceRating: 3, processRating: 2, comment },
    { ...newKey(), ...at },
  );

async function reviewed(rating: number, comment: string, differences: object = {}, at = OPEN) {
  const order = await placed(guest, { branch: branch.id, ...differences });
  for (const step of ['confirm', 'in-delivery', 'completed']) {
    await admin.post(`/api/orders/${order.id}/status/${step}`, {}, OPEN);
  }
  // Answered 503 as long as the read model of the guest's side does not know the order.
  await eventually(async () => expect((await review(order, rating, comment, at)).status).toBe(200));
  return order;
}
const list = async (query = '', client = admin) =>
  reviewsAnswerSchema.parse((await client.get(`/api/reviews?${query}`)).body);
const answer = (id: string, text: string, client = admin) =>
  client.post(`/api/orders/${id}/review/answer`, { text }, { ...newKey(), ...OPEN });

describe('reviews', () => {
  it('are listed with filters, and averaged per branch and product', async () => {
    const good = await reviewed(5, 'Köstlich wie immer');
    await reviewed(2, '', { branch: otherBranch.id }, { 'x-now': '2026-11-20T12:00:00.000Z' });
    const { data, meta } = await list();
    expect(meta.total).toBe(2);
    expect(data[0]).toMatchObject({ rating: 2, comment: '', branch: otherBranch.id, answer: null });
    expect(data[1]).toMatchObject({
      ...{ order: good.id, uid: good.uid, rating: 5, foodRating: 5, guest: 'Eva Mustermann', hasEmail: true },
      products: good.items.map(({ name }) => name),
    });
    for (const [query, total] of [
      [`filter[branch]=${branch.id}`, 1],
      ['filter[rating]=2', 1],
      ['filter[rating]=3', 0],
      ['filter[hasComment]=true', 1],
      ['filter[isAnswered]=true', 0],
      ['filter[isAnswered]=false', 2],
      ['search=koestlich', 1],
      ['search=mustermann', 2],
      ['from=2026-11-20&to=2026-11-20', 2],
      ['from=2026-11-21', 0],
      ['page=2&limit=1', 2],
    ] as const) {
      expect([query, (await list(query)).meta.total]).toEqual([query, total]);
    }
    const averages = reviewAveragesSchema.parse((await admin.get('/api/reviews/averages')).body.data);
    expect(averages.all).toMatchObject({ reviews: 2, rating: 3.5, foodRating: 5, counts: [0, 1, 0, 0, 1] });
    expect(averages.branches).toHaveLength(2);
    expect(averages.products).toEqual([
      { product: good.items[0]!.product, name: good.items[0]!.name, reviews: 2, rating: 3.5, foodRating: 5 },
    ]);
    const none = await admin.get('/api/reviews/averages?from=2027-01-01');
    expect(none.body.data).toEqual({ all: null, branches: [], products: [] });
    expect((await admin.get('/api/reviews?filter[rating]=6')).body.errors[0].field).toBe('filter[rating]');
  });

  it('of other branches are not shown to people of one branch', async () => {
    const person = await messages.harness.staff(['ROLE_EMPLOYEE'], [branch.id]);
    expect(new Set((await list('', person)).data.map((one) => one.branch))).toEqual(new Set([branch.id]));
    expect((await person.get(`/api/reviews?filter[branch]=${otherBranch.id}`)).status).toBe(403);
  });
});

describe('the answer to a review', () => {
  it('goes to the guest by mail, once, and is in list and history', async () => {
    const email = 'kritik@example.org';
    const { id } = await reviewed(3, 'Die Suppe war kalt.', { email });
    const text = 'Das tut uns leid.\nBeim nächsten Mal ist sie heiß!';
    expect((await answer(id, ' ')).body.errors[0].field).toBe('text');
    expect((await answer(id, text)).body.data.review.answer).toMatchObject({ text });
    const mail = await eventually(async () => {
      const mails = messages.mails.taken.filter((raw) => raw.startsWith(`${email}\n`)).length;
      const found = (await messages.mailsTo(email, mails)).find(({ subject }) => /Antwort/.test(subject!));
      expect(found).toBeDefined();
      return found;
    });
    expect(mail!.text).toContain(`\n${text}\n`);
    expect(mail!.text).toContain('Sie haben geschrieben: „Die Suppe war kalt.“');
    expect(mail!.html).toContain('Das tut uns leid.<br>Beim');
    expect((await answer(id, 'Noch etwas')).status).toBe(409);
    const { data } = await list('filter[isAnswered]=true');
    expect(data).toMatchObject([{ order: id, answer: { text, by: { kind: 'user' } } }]);
    await eventually(async () => {
      const { body } = await admin.get(`/api/orders/${id}/history`);
      const texts = body.data.map((step: { text: string }) => step.text).join(' ');
      expect(texts).toContain('Bewertung beantwortet. Antwort: „Das tut uns leid.');
      expect(texts).toContain('Antwort auf eine Bewertung');
    });
  });

  it('is refused in German where it cannot reach the guest', async () => {
    const { id } = await reviewed(3, '', { email: '' });
    const without = await answer(id, 'Danke!');
    expect([without.status, without.body.errors[0].message]).toEqual([
      422,
      'Zu dieser Bestellung gibt es keine E-Mail-Adresse.',
    ]);
    const other = await reviewed(3, '');
    await messages.configure({ enablePluginOrderReviews: false });
    // Another review is refused for another reason as soon as the backend knows it.
    await eventually(async () => {
      const { body } = await review(other, 3, '');
      expect(body.errors[0].message).toBe('Bewertungen sind derzeit nicht möglich.');
    });
    const off = await answer(other.id, 'Danke!');
    expect([off.status, off.body.errors[0].message]).toEqual([409, expect.stringContaining('ausgeschaltet')]);
    const unreviewed = await placed(guest);
    expect((await answer(unreviewed.id, 'Danke!')).status).toBe(409);
    const employee = await messages.harness.staff(['ROLE_EMPLOYEE'], [branch.id]);
    expect((await answer(other.id, 'Danke!', employee)).status).toBe(403);
  });
});
