import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { type ApiFailure, failureOf, isApiFailure, unknownMessage } from '@bestellwerk/ui/api/api-failure';
import { drawnByServer } from './preview-request.js';

/** Milliseconds without a change before the server is asked. */
export const REST = 400;

interface Shown {
  /** Address of the last picture; it stays until there is a newer one. */
  readonly picture: string | null;
  /** Why there is none of the last request. */
  readonly failure: ApiFailure | null;
  /** What was answered last, with the number of its attempt; null before. */
  readonly answered: string | null;
}
const nothing: Shown = { picture: null, failure: null, answered: null };

/** The template as the server draws it, some time after it was changed last. `body` null: it cannot be drawn now. */
export function useServerPreview(body: string | null) {
  const [sent] = useDebouncedValue(body, REST);
  const [attempt, setAttempt] = useState(0);
  const [shown, show] = useState(nothing);
  const asked = sent === null ? null : `${attempt} ${sent}`;
  useEffect(() => {
    if (sent === null || asked === null) return;
    const ending = new AbortController();
    drawnByServer(sent, ending.signal).then(
      (picture) => ending.signal.aborted || show({ picture, failure: null, answered: asked }),
      (cause: unknown) => {
        if (ending.signal.aborted) return;
        const failure = isApiFailure(cause) ? cause : failureOf(0, unknownMessage);
        show(({ picture }) => ({ picture, failure, answered: asked }));
      },
    );
    return () => ending.abort();
  }, [sent, asked]);
  return {
    picture: shown.picture,
    failure: shown.failure,
    isDrawing: body !== null && (body !== sent || shown.answered !== asked),
    retry: () => setAttempt(attempt + 1),
  };
}
