import type { IncomingMessage, ServerResponse } from 'node:http';
import { control } from '../control/control-routes.js';
import { perform } from '../control/acts.js';
import type { Sandbox } from '../core/sandbox.js';
import type { Answer, ProviderName } from '../core/state.js';
import type { Call, PaymentSandbox } from '../control/payment-sandbox-handle.js';
import { answerPage } from '../pages/answer-page.js';
import { answerCall, type Outcome } from './answer-call.js';
import type { ApiRequest } from './routes.js';

const LONGEST_BODY = 1_000_000;
const KEPT_CALLS = 1_000;

/** Leads each request to an API, a page or the control. */
export class RequestListener {
  readonly calls: Call[] = [];
  control!: PaymentSandbox;
  private held: (() => void)[] = [];

  constructor(private readonly sandbox: Sandbox) {}

  async handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const request = await readRequest(message);
      const page = answerPage(this.sandbox, request);
      if (page) send(response, page);
      else if (request.path.startsWith('/sandbox/')) send(response, await control(this.control, request));
      else await this.answerApi(request, response);
    } catch (error) {
      if (!response.headersSent) send(response, { status: 500, body: { error: String(error) } });
    }
  }

  release(): number {
    const held = this.held.splice(0);
    for (const answer of held) answer();
    return held.length;
  }

  private async answerApi(request: ApiRequest, response: ServerResponse): Promise<void> {
    const provider = request.path.startsWith('/v2/') ? 'mollie' : 'datatrans';
    const call = this.note(provider, request);
    const outcome = answerCall(this.sandbox, provider, request);
    const answer = (given: Answer): void => {
      call.status = given.status;
      send(response, given);
    };
    if ('is' in outcome) await this.delay(outcome, response, answer);
    else answer(outcome.answer);
  }

  private async delay(
    outcome: Extract<Outcome, { is: unknown }>,
    response: ServerResponse,
    answer: (given: Answer) => void,
  ): Promise<void> {
    if (outcome.is === 'silent') return;
    if (outcome.is === 'cut') return void response.destroy();
    const finish = (): void => {
      outcome.done();
      answer(outcome.answer);
    };
    if (outcome.is === 'held') return void this.held.push(finish);
    const { id, transactionId } = (outcome.answer.body ?? {}) as { id?: string; transactionId?: string };
    const opened = id ?? transactionId;
    if (opened) perform(this.sandbox, opened, { act: 'pay' });
    await this.sandbox.untilIdle();
    if (opened) this.sandbox.insist(opened);
    finish();
  }

  private note(provider: ProviderName, { method, path, headers }: ApiRequest): Call {
    const key = headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    const call: Call = { provider, method, path, idempotencyKey, status: null };
    this.calls.push(call);
    if (this.calls.length > KEPT_CALLS) this.calls.shift();
    return call;
  }
}

async function readRequest(message: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LONGEST_BODY) throw new Error('the body is too long');
    chunks.push(chunk);
  }
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://sandbox');
  return {
    method: message.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: message.headers,
    rawBody: Buffer.concat(chunks).toString(),
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  if (body === undefined) response.end();
  else response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
