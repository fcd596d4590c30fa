import { expect } from '@jest/globals';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { UploadReference } from '@bestellwerk/domain/catalogue/configuration';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { pino } from 'pino';
import type { PaymentSandbox } from '../../../../payment-sandbox/control/payment-sandbox-handle.js';
import { startPaymentSandbox } from '../../../../payment-sandbox/payment-sandbox.js';
import { FakeClock } from '../../../../projections/src/testing/fake-clock.js';
import { dataUrl } from '../../files/testing/data-url.js';
import { smsServer, type SmsServer } from '../../messages/testing/sms-server.js';
import { BackendHarness } from '../../testing/backend-harness.js';
import { newKey, type Client } from '../../testing/client.js';
import { delivered, items, OPEN, otherBranch, placed } from '../../testing/orders.js';
import { sandboxedProviders } from '../../testing/sandboxed-providers.js';
import { sendSettings } from '../../testing/settings.js';

/** Stands in every personal field. */
export const MARKER = 'Quittenbaum';
export const EMAIL = 'resi.quittenbaum@quittenbaum.example';
export const PHONE = '+436649871234';
/** What nobody may find of an erased guest. */
export const TRACES = /quittenbaum|9871234/i;

const product = items(1)[0]!.product;

/** A product with a text and a file, a mailbox, an SMS service, the sandbox of the providers, and what backends log. */
export class PersonalStage {
  readonly lines: string[] = [];
  admin!: Client;
  guest!: Client;
  upload!: UploadReference;

  private constructor(
    readonly harness: BackendHarness,
    readonly sandbox: PaymentSandbox,
    private readonly sms: SmsServer,
    readonly clock: FakeClock,
  ) {}

  static async start(): Promise<PersonalStage> {
    const sandbox = await startPaymentSandbox({ clockStandsAt: OPEN['x-now'] });
    const providers = { providers: sandboxedProviders(sandbox.url), isPaymentSandbox: true };
    const harness = await BackendHarness.start(providers);
    const clock = new FakeClock(OPEN['x-now']);
    await harness.runProcesses(clock);
    const stage = new PersonalStage(harness, sandbox, await smsServer(), clock);
    await stage.open();
    return stage;
  }

  /** Another backend than the one of the harness: what one node erases the other one must not know either. */
  private async open(): Promise<void> {
    const sms = {
      url: this.sms.url,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: '{"an":"{{to}}","text":"{{text}}"}',
    };
    const log = pino({ level: 'trace' }, { write: (line: string) => void this.lines.push(line) });
    const messages = { isSending: true, pausesMs: [0, 0], oldestMs: Infinity, sms };
    const { url } = await this.harness.backend({ messages }, log);
    this.admin = await this.harness.staff(['ROLE_ADMIN'], [], url);
    this.guest = this.harness.visitor(url);
    await this.configure();
    const sent = { name: `${MARKER}.txt`, mimeType: 'text/plain', dataUrl: dataUrl(`Torte für ${MARKER}`) };
    this.upload = (await this.guest.post('/api/uploads', sent)).body.data;
  }

  private async configure(): Promise<void> {
    const { body, headers } = await this.admin.get(`/api/products/${product}`);
    const step = (name: string, type: string) => ({
      ...{ name, description: null, type, optional: true, options: [] },
    });
    const config = { parts: [step('Aufschrift', 'text'), step('Vorlage', 'file')] };
    const changed = { ...body.data, type: 'configurable', config };
    const match = { 'if-match': headers.get('etag') ?? '"0"' };
    expect((await this.admin.put(`/api/products/${product}`, changed, match)).status).toBe(200);
    const settings = { enablePluginSMS: true, enablePluginOrderReviews: true };
    expect((await sendSettings(this.admin, settings)).status).toBe(200);
  }

  async stop(): Promise<void> {
    await this.harness.stop();
    await Promise.all([this.sandbox.stop(), this.sms.stop()]);
  }

  /** A form with every field filled in. */
  form(changes: Partial<OrderForm> = {}): Partial<OrderForm> {
    const address = (name: string) => `${MARKER} ${name}`;
    return {
      ...delivered(),
      items: [{ ...items(20)[0]!, parts: [`Alles Gute, ${MARKER}`, this.upload] }],
      ...{ isCompany: true, companyName: address('GmbH'), vatNumber: `ATU ${MARKER}` },
      ...{ firstName: 'Resi', lastName: MARKER, email: EMAIL, phone: PHONE },
      ...{ street: address('Gasse 1'), floor: address('1'), stairway: address('2'), door: address('3') },
      ...{ isDeliveryAddressDifferent: true, isDeliveryCompany: true },
      ...{ deliveryCompanyName: address('KG'), deliveryFirstName: 'Resi', deliveryLastName: MARKER },
      ...{ deliveryStreet: address('Weg 2'), deliveryZipCode: '1050', deliveryCity: 'Wien' },
      comment: `Bitte bei ${MARKER} läuten`,
      ...changes,
    };
  }

  place(changes: Partial<OrderForm> = {}, key = newKey()): Promise<PlacedOrder> {
    return placed(this.guest, this.form(changes), key);
  }

  /** Sends something of staff about an order, which must be accepted. */
  async act(order: { id: string }, path: string, body: object = {}) {
    const answer = await this.admin.post(`/api/orders/${order.id}/${path}`, body, { ...OPEN, ...newKey() });
    expect({ path, status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
    return answer.body.data;
  }

  /** Sends something of the guest's, once the read model knows the order. */
  private async answer(path: string, body: object = {}): Promise<void> {
    const { status } = await eventually(async () => {
      const answered = await this.guest.post(path, body, OPEN);
      expect(answered.status).not.toBe(503);
      return answered;
    });
    expect(status).toBe(200);
  }

  /** An order with everything that can happen to one until it is completed. */
  async completed(): Promise<PlacedOrder> {
    const order = await this.place();
    const page = `/api/orders/public/${order.uid}/${order.hash}`;
    const counterAppointment = '2026-11-20T17:00:00.000Z';
    await this.act(order, 'notes', { text: `${MARKER} ruft an` });
    await this.act(order, 'status/confirm', { counterAppointment });
    await this.answer(`${page}/confirm-counter-appointment`);
    const another = { ...items(20)[0]!, parts: [`Noch einmal ${MARKER}`, null] };
    await this.act(order, 'items', another);
    await this.act(order, 'resend-new-order-email');
    await this.act(order, 'resend-new-order-sms');
    await this.act(order, 'status/in-delivery');
    await this.act(order, 'status/completed');
    const { onlinePayments: _, ...paid } = await this.act(order, 'payments', { method: 'cash', amount: 5 });
    expect(paid.paidAmount).toBe(5);
    const [payment] = (await this.admin.get(`/api/orders/${order.id}/payments`)).body.data;
    const back = { amount: 1, cause: 'goodwill', reason: `${MARKER} hat gewartet` };
    await this.act(order, `payments/${payment.id}/refunds`, back);
    const entries: { id: string }[] = (await this.admin.get(`/api/orders/${order.id}/payments`)).body.data;
    const refund = entries.find(({ id }) => id !== payment.id)!;
    await this.act(order, `payments/${refund.id}/counter-entry`, { reason: `${MARKER} bekam nichts` });
    await this.act(order, `payments/${payment.id}/counter-entry`, { reason: `${MARKER} zahlt später` });
    const stars = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2 };
    await this.answer(`${page}/questionnaire`, { ...stars, comment: `Gut, ${MARKER}` });
    return order;
  }

  /** An order paid online, refunded and canceled, with reasons. */
  async refunded(): Promise<PlacedOrder> {
    const order = await this.place({ paymentMethod: 'mollie' });
    const orderNow = async () => (await this.admin.get(`/api/orders/${order.id}`)).body.data;
    this.sandbox.act((await orderNow()).onlinePayments.attempts[0].reference, { act: 'pay' });
    await eventually(async () => expect(await orderNow()).toMatchObject({ isPaid: true, status: 'pending' }));
    await this.act(order, 'refunds', { amount: 1, reason: `${MARKER} bekommt etwas zurück` });
    await this.act(order, 'status/cancel', { reason: `${MARKER} ist verhindert` });
    await eventually(async () => {
      await this.sandbox.advance(60 * 60_000);
      this.clock.turnTo(this.sandbox.report().now);
      expect(await orderNow()).toMatchObject({ isRefunded: true, owedAmount: 0, paymentStatus: 'refunded' });
    });
    return order;
  }

  /** A request that was answered with an offer, which its guest declined. */
  async quoted(): Promise<PlacedOrder> {
    const { body, headers } = await this.admin.get(`/api/branches/${otherBranch.id}`);
    const { id: _, ...fields } = body.data;
    const asked = { ...fields, isQuotationRequired: true };
    const match = { 'if-match': headers.get('etag') ?? '"0"' };
    expect((await this.admin.put(`/api/branches/${otherBranch.id}`, asked, match)).status).toBe(200);
    const request = await eventually(async () => {
      const form = { branch: otherBranch.id, isDelivery: false, isDeliveryAddressDifferent: false };
      const placedNow = await this.place({ ...form, paymentMethod: null });
      expect(placedNow.status).toBe('requested');
      return placedNow;
    });
    const items = request.items.map((_item, index) => ({ index, unitGross: 12 }));
    const validUntil = '2026-11-21T11:00:00.000Z';
    await this.act(request, 'quotation', { items, message: `Gern, ${MARKER}!`, validUntil });
    const page = `/api/orders/public/${request.uid}/${request.hash}`;
    await this.answer(`${page}/decline-quotation`, { offer: 1 });
    return request;
  }

  /** A job for a printer that never comes for it. */
  async printed(order: PlacedOrder): Promise<void> {
    const { status, body } = await this.admin.post('/api/devices', {
      ...{ name: 'Küche', identifier: `drucker-${order.uid.toLowerCase()}`, branch: { id: order.branch.id } },
      ...{ kind: 'receiptPrinter', driver: 'epson-sdp', roles: ['receipt'] },
    });
    expect({ status, body }).toMatchObject({ status: 201 });
    await eventually(() => this.act(order, 'print', { template: 'receipt' }));
  }

  async rejected(key = newKey()): Promise<PlacedOrder> {
    const order = await this.place({}, key);
    await this.act(order, 'status/reject', { message: `Leider nicht, ${MARKER}` });
    return order;
  }

  /** Once no message waits any more. */
  async messagesSent(count: number): Promise<void> {
    await eventually(async () => {
      const { data } = (await this.admin.get('/api/mails')).body as { data: { to: string }[] };
      expect(data.filter(({ to }) => to === EMAIL).length).toBeGreaterThanOrEqual(count);
    });
  }
}
