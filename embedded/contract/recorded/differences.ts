import type { Reply } from './replay.js';

interface Difference {
  readonly why: string;
  /** What the embedded server answers instead, as far as it differs. */
  readonly answer: Partial<Reply>;
}

const IN_WORDS = 'Ours names what is wrong with the request, and that sending it again will not help.';
const NO_NAME = "'' is no name for a stream to write to.";
const NO_TYPE = 'An event type must not be empty or hold the character NUL.';

const refused = (details: string): Difference => ({
  why: IN_WORDS,
  answer: { code: 'INVALID_ARGUMENT', details },
});

const refusedInBatch = (details: string, stream: readonly string[]): Difference => ({
  why: IN_WORDS,
  answer: {
    answers: [
      [
        '1 {}',
        '1.2 "00000000-0000-4000-8000-000000000900"',
        '2 {}',
        '2.1 3',
        '2.2 "BadRequest"',
        '2.3 {}',
        '2.3.1 "type.googleapis.com/event_store.client.BadRequest"',
        `2.3.2 ${JSON.stringify(`\n${String.fromCharCode(details.length)}${details}`)}`,
        '4 {}',
        ...stream,
      ],
    ],
  },
});

const method = (name: string, ...features: string[]): string[] => [
  '1 {}',
  `1.1 "${name}"`,
  '1.2 "event_store.client.streams.streams"',
  ...features.map((feature) => `1.3 "${feature}"`),
];

/** Where the embedded server answers otherwise than EventStoreDB 24.2.0, by the name of the call. */
export const differences: Readonly<Record<string, Difference>> = {
  'append: stream name empty': refused(NO_NAME),
  'append: event type empty': refused(NO_TYPE),
  'batch: stream name empty': refusedInBatch(NO_NAME, []),
  'batch: event type empty': refusedInBatch(NO_TYPE, ['4.3 "batch-notype"']),
  'subscribe $all: a bad regular expression': refused('error parsing regexp: missing closing ): `(`'),
  'server features': {
    why: 'Ours names what it has. Clients leave alone what is not named.',
    answer: {
      answers: [
        [
          ...method('read', 'position', 'events'),
          ...method('append'),
          ...method('delete'),
          ...method('tombstone'),
          ...method('batchappend', 'deadline_duration'),
          '2 "24.10.0"',
        ],
      ],
    },
  },
};
