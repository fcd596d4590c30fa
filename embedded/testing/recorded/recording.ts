import { readFileSync } from 'node:fs';

export interface RecordedCall {
  readonly name: string;
  readonly method: string;
  readonly requests: readonly Buffer[];
  readonly answers: readonly Buffer[];
  readonly status: {
    readonly code: string;
    readonly details: string;
    readonly trailers: Readonly<Record<string, string>>;
  };
}

type Stored = Omit<RecordedCall, 'requests' | 'answers'> & {
  readonly requests: readonly string[];
  readonly answers: readonly string[];
};

export const versions = ['23.10.6', '24.2.0'] as const;

/** What a new EventStoreDB of this version was asked, in order, and what it answered. */
export function recordingOf(version: (typeof versions)[number]): RecordedCall[] {
  const file = new URL(`./answers-${version}.json`, import.meta.url);
  const calls = JSON.parse(readFileSync(file, 'utf8')) as Stored[];
  return calls.map((call) => ({
    ...call,
    requests: call.requests.map((request, index) => tooLong(call, index) ?? Buffer.from(request, 'base64')),
    answers: call.answers.map((answer) => Buffer.from(answer, 'base64')),
  }));
}

const BIG = 1_100_000;

/** Requests of more than 10 kB were recorded as their length. They hold one event with a long text. */
function tooLong({ requests, method }: Stored, index: number): Buffer | undefined {
  const length = /^(\d+) bytes$/.exec(requests[index]!)?.[1];
  if (length === undefined) return undefined;
  const event = field(3, proposedEvent());
  if (method.endsWith('/Append')) return field(2, proposedEvent());
  const correlation = field(1, field(2, Buffer.from('00000000-0000-4000-8000-000000000900')));
  const options = field(
    2,
    Buffer.concat([field(1, field(3, Buffer.from('batch-big'))), field(4, Buffer.alloc(0))]),
  );
  return Buffer.concat([correlation, options, event, Buffer.of(0x20, 1)]);
}

function proposedEvent(): Buffer {
  const entry = (key: string, value: string) =>
    field(2, Buffer.concat([field(1, Buffer.from(key)), field(2, Buffer.from(value))]));
  return Buffer.concat([
    field(1, field(2, Buffer.from('00000000-0000-4000-8000-00000000ffff'))),
    entry('content-type', 'application/octet-stream'),
    entry('type', 'T'),
    field(4, Buffer.alloc(BIG)),
  ]);
}

function field(number: number, content: Buffer): Buffer {
  const head = [(number << 3) | 2];
  let rest = content.length;
  for (; rest > 127; rest >>= 7) head.push((rest & 127) | 128);
  return Buffer.concat([Buffer.from([...head, rest]), content]);
}
