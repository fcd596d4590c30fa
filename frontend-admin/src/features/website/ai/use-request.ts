import { useEffect, useRef, useState } from 'react';

interface Abortable<Answer> extends Promise<Answer> {
  abort(): void;
}

/**
 * One request to a model at a time, which the user can cancel; leaving cancels it too.
 *
 * @returns since when it runs, in milliseconds since 1970, null while none does, and whether there was one before;
 *   `run` answers null after `cancel`
 */
export function useRequest() {
  const [since, setSince] = useState<number | null>(null);
  const [hasRun, setRun] = useState(false);
  const running = useRef<Abortable<unknown> | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setSince(null);
  };
  const run = async <Answer>(request: Abortable<Answer>): Promise<Answer | null> => {
    running.current = request;
    setSince(Date.now());
    setRun(true);
    const answer = await request;
    if (running.current !== request) return null;
    running.current = null;
    setSince(null);
    return answer;
  };
  return { since, hasRun, run, cancel };
}
