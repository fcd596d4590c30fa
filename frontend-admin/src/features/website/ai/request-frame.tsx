import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { usedText } from '@bestellwerk/domain/content-ai/budget/budget';
import type { ContentAi } from '@bestellwerk/domain/contracts/content-ai.schema';
import classes from './ai.module.css';
import type { ModelRequest } from './use-request.js';
import { Waiting } from './waiting.js';

interface Properties {
  request: ModelRequest;
  words: {
    /** While the model works. */
    readonly running: string;
    /** Read out once there is an answer. */
    readonly done: string;
  };
  answer: ReactNode;
  /** Where there is no answer. */
  form: ReactNode;
  ai: ContentAi;
  of: keyof ContentAi['budget'];
}

const units = { tokens: 'Token', images: 'Bildern' } as const;

/** What is asked of a model, how long it has been working, or what it answered; with what of the month's budget is used. */
export function RequestFrame({ request, words, answer, form, ai: { used, budget }, of }: Properties) {
  const { since, cancel } = request;
  return (
    <Stack>
      <p className={classes.live} role="status">
        {since !== null && words.running}
        {since === null && answer && words.done}
      </p>
      {since !== null && <Waiting text={words.running} since={since} onCancel={cancel} />}
      {since === null && (answer || form)}
      <p className={classes.hint}>{usedText(used[of], budget[of], units[of])} in diesem Monat</p>
    </Stack>
  );
}
