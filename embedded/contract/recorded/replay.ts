import { randomUUID } from 'node:crypto';
import { status } from '../../event-store/transport/grpc-wire.js';
import type { RecordedCall } from '../../testing/recorded/recording.js';
import type { RawConnection } from './raw-call.js';
import { fieldsOf } from './wire.js';

export interface Reply {
  /** The fields of each answer. */
  readonly answers: readonly (readonly string[])[];
  readonly code: string;
  readonly details: string;
  readonly trailers: Readonly<Record<string, string>>;
}

const APPEND = '/event_store.client.streams.Streams/Append';
/** What a subscription waits for before something is appended that it is to bring. */
const CAUGHT_UP = 0x42;
const TRAILERS = ['exception', 'stream-name', 'expected-version', 'actual-version', 'maximum-append-size'];

/** What is appended while these subscriptions are open: how many events to another stream, and to which one then. */
const meanwhile: Readonly<Record<string, readonly [others: number, stream?: string]>> = {
  'subscribe stream: from the start, then one': [0, 'append-1'],
  'subscribe stream: from the end, then one': [0, 'append-1'],
  'subscribe stream: that is not there, then one': [0, 'sub-new'],
  'subscribe $all: filtered, from the start, then 40 of others and one': [40, 'append-1'],
  'subscribe $all: filtered, nothing matches, from the end': [40],
  'subscribe $all: without a filter, from the end, then one': [0, 'append-1'],
};

/** Sends the recorded requests; answers what was recorded, and what comes now, in a form that can be compared. */
export async function replay(
  connection: RawConnection,
  { name, method, requests, answers, status: recorded }: RecordedCall,
): Promise<{ expected: Reply; answered: Reply }> {
  const isEndless = recorded.code === 'CANCELLED';
  let appending: Promise<unknown> | undefined;
  const given = await connection.call({
    ...{ method, requests, endAfter: isEndless ? answers.length : undefined },
    onAnswer: (answer) => {
      if (answer[0] === CAUGHT_UP && method.endsWith('/Read'))
        appending ??= appendMeanwhile(connection, name, answers);
    },
  });
  await appending;
  const expected: Reply = {
    answers: answers.map((answer) => fieldsOf(method, answer)),
    code: recorded.code,
    details: isEndless ? '' : recorded.details,
    trailers: known(recorded.trailers),
  };
  const { code, details = '', trailers = {} } = given.status ?? {};
  const answered: Reply = {
    answers: given.answers.map((answer) => fieldsOf(method, answer)),
    code: code === undefined ? 'CANCELLED' : nameOf(code),
    details,
    trailers: known(trailers),
  };
  return { expected, answered };
}

const nameOf = (code: number): string =>
  Object.entries(status).find(([, number]) => number === code)?.[0] ?? String(code);

const known = (trailers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(trailers).filter(([name]) => TRAILERS.includes(name)));

async function appendMeanwhile(
  connection: RawConnection,
  name: string,
  answers: readonly Buffer[],
): Promise<void> {
  const [others = 0, stream] = meanwhile[name] ?? [];
  const append = (to: string, id: string) =>
    connection.call({
      method: APPEND,
      requests: [message(1, message(1, message(3, to)) + message(4, '')), message(2, event(id))].map((text) =>
        Buffer.from(text, 'latin1'),
      ),
      ...{ endAfter: undefined, onAnswer: () => undefined },
    });
  for (let n = 0; n < others; n++) await append('others-1', randomUUID());
  if (stream) await append(stream, idsIn(answers.at(-1)!));
}

const idsIn = (answer: Buffer): string =>
  /00000000-0000-4000-8000-[0-9a-f]{12}/.exec(answer.toString('latin1'))![0];

const message = (number: number, content: string): string =>
  String.fromCharCode((number << 3) | 2, content.length) + content;

const event = (id: string): string =>
  message(1, message(2, id)) +
  message(2, message(1, 'content-type') + message(2, 'application/json')) +
  message(2, message(1, 'type') + message(2, 'T')) +
  message(4, '{"n":0}');
