import { useState } from 'react';
import { isAnswerKnown, isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { useIsLeft } from '@bestellwerk/ui/loading/use-is-left';
import type { BulkResult, Keyed, ReadRecord, SeenRecord } from '../../../shared/records/record-types.js';
import { seen } from '../undo.js';
import { sendSlices, WRITTEN_SLICE, type Progress } from '../slices.js';

type Slice = readonly SeenRecord[];

/** What is done to many records. The same key for all slices: the server knows each record's command by its id too. */
interface Work {
  send(slice: Keyed<{ records: Slice }>): Promise<{ data?: BulkResult | undefined; error?: unknown }>;
  onDone(result: BulkResult): void;
  /** The first slice was refused as a whole: nothing was done. Left out, it is shown like any other failure. */
  onRefused?(error: unknown): void;
}

interface Run extends Work {
  readonly key: string;
  readonly total: number;
  readonly result: BulkResult;
  readonly rest: readonly Slice[];
}

export type BulkState =
  { step: 'idle' } | ({ step: 'working' } & Progress) | { step: 'stopped'; run: Run; error: unknown };

const countOf = (slices: readonly Slice[]): number => slices.reduce((sum, { length }) => sum + length, 0);

/** Bulk work in slices. It pauses when a slice fails and resumes without repeating completed slices. */
export function useBulkWork() {
  const [state, setState] = useState<BulkState>({ step: 'idle' });
  const isLeft = useIsLeft();

  async function carryOn(run: Run): Promise<void> {
    const { total, key } = run;
    const earlier = total - countOf(run.rest);
    const { answers, rest, error } = await sendSlices(run.rest, {
      countOf,
      send: (records) => run.send({ records, idempotencyKey: key }),
      onProgress: ({ done }) => setState({ step: 'working', done: earlier + done, total }),
      isStopped: isLeft,
    });
    const result = {
      done: [...run.result.done, ...answers.flatMap(({ data }) => data.done)],
      refused: [...run.result.refused, ...answers.flatMap(({ data }) => data.refused)],
    };
    const isRefused = isApiFailure(error) && isAnswerKnown(error) && rest.length === countOfSlices(total);
    if (error !== null && !(isRefused && run.onRefused) && !isLeft()) {
      return setState({ step: 'stopped', run: { ...run, result, rest }, error });
    }
    setState({ step: 'idle' });
    if (isRefused && run.onRefused) run.onRefused(error);
    else run.onDone(result);
  }

  const isLong = state.step === 'working' && state.total > WRITTEN_SLICE;
  return {
    state,
    isWorking: state.step === 'working',
    /** It takes more than one request. */
    isLong,
    hasDialog: isLong || state.step === 'stopped',
    start(records: readonly ReadRecord[], work: Work): Promise<void> {
      const rest = slicesOf(seen(records));
      return carryOn({
        ...work,
        key: randomKey(),
        total: countOf(rest),
        rest,
        result: { done: [], refused: [] },
      });
    },
    /** Sends what is left once more. */
    goOn: () => (state.step === 'stopped' ? carryOn(state.run) : undefined),
    /** Leaves what is left as it is. */
    giveUp(): void {
      if (state.step !== 'stopped') return;
      setState({ step: 'idle' });
      state.run.onDone(state.run.result);
    },
  };
}

const countOfSlices = (records: number): number => Math.ceil(records / WRITTEN_SLICE);

const slicesOf = (records: Slice): Slice[] =>
  Array.from({ length: countOfSlices(records.length) }, (_, index) =>
    records.slice(index * WRITTEN_SLICE, (index + 1) * WRITTEN_SLICE),
  );
