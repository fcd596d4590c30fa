import { z } from 'zod';
import type { Answer } from '../core/state.js';
import { callTroubles, notificationTroubles, refundTroubles } from '../core/troubles.js';
import { defaultSettings } from '../core/settings.js';
import type { PaymentSandbox } from './payment-sandbox-handle.js';
import { type ApiRequest, jsonOf } from '../http/routes.js';
import { Impossible } from './acts.js';

const kind = z.enum([...callTroubles, ...notificationTroubles, ...refundTroubles]);

const troubles = z.strictObject({
  next: z
    .array(
      z.strictObject({
        kind,
        times: z.number().int().positive().optional(),
        provider: z.enum(['mollie', 'datatrans']).optional(),
        method: z.string().optional(),
        path: z.string().optional(),
        status: z.number().int().min(400).max(599).optional(),
        retryAfterSeconds: z.number().optional(),
        afterMs: z.number().optional(),
        code: z.string().optional(),
      }),
    )
    .optional(),
  random: z
    .strictObject({ seed: z.number().int(), probabilities: z.partialRecord(kind, z.number()) })
    .optional(),
});

const act = z.discriminatedUnion('act', [
  z.strictObject({ act: z.enum(['pay', 'begin']), method: z.string().optional() }),
  z.strictObject({ act: z.literal('fail'), reason: z.string().optional() }),
  z.strictObject({ act: z.enum(['cancel', 'expire', 'abandon', 'reverse']) }),
  z.strictObject({ act: z.enum(['charge-back', 'refund']), amount: z.number().positive().optional() }),
]);

const settings = z
  .record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.array(z.number())]))
  .refine((values) => Object.keys(values).every((name) => Object.hasOwn(defaultSettings, name)));

const ok = (body: unknown): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body,
});
const refused = (status: number, error: string): Answer => ({ ...ok({ error }), status });

/** Everything below /sandbox: not the providers' API, but what tests and developers order and ask. */
export async function control(sandbox: PaymentSandbox, request: ApiRequest): Promise<Answer> {
  try {
    return (await answer(sandbox, request)) ?? refused(404, 'no such call');
  } catch (error) {
    if (error instanceof Impossible) return refused(409, error.message);
    if (error instanceof z.ZodError) return refused(422, z.prettifyError(error));
    throw error;
  }
}

async function answer(sandbox: PaymentSandbox, request: ApiRequest): Promise<Answer | undefined> {
  const { method, path } = request;
  const body = jsonOf(request);
  switch (`${method} ${path}`) {
    case 'GET /sandbox/state':
      return ok(sandbox.report());
    case 'POST /sandbox/troubles': {
      const { next = [], random } = troubles.parse(body);
      sandbox.trouble(...next);
      if (random) sandbox.troubleByChance(random);
      return ok({});
    }
    case 'DELETE /sandbox/troubles':
      sandbox.noTrouble();
      return ok({});
    case 'POST /sandbox/settings':
      sandbox.set(settings.parse(body));
      return ok({});
    case 'POST /sandbox/clock':
      await sandbox.advance(z.strictObject({ advanceMs: z.number().nonnegative() }).parse(body).advanceMs);
      return ok({ now: sandbox.report().now });
    case 'POST /sandbox/release':
      return ok({ released: sandbox.release() });
    default: {
      const id = method === 'POST' ? /^\/sandbox\/payments\/([^/]+)\/act$/.exec(path)?.[1] : undefined;
      if (id === undefined) return undefined;
      sandbox.act(id, act.parse(body));
      return ok({});
    }
  }
}
