import { useEffect, useRef, useState } from 'react';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { formErrorsOf, type FormErrors, noErrors } from '../../../shared/forms/form-sending.js';

type Sent<Answer> = Promise<{ data?: Answer; error?: unknown }> & { abort(): void };

/** One request to a model at a time. */
export interface ModelRequest {
  /** Since when it runs, in milliseconds since 1970; null while none does. */
  readonly since: number | null;
  /** Whether there was one before. */
  readonly hasRun: boolean;
  /** Of the last one. */
  readonly errors: FormErrors;
  setErrors(errors: FormErrors): void;
  /** Undefined if it failed or was canceled. */
  send<Body, Answer>(
    body: Body,
    ask: (keyed: Body & { idempotencyKey: string }) => Sent<Answer>,
  ): Promise<Answer | undefined>;
  cancel(): void;
}

/**
 * A request to a model, which the user can cancel; leaving cancels it too.
 *
 * @param fields those that the form shows errors of
 */
export function useRequest(fields: readonly string[]): ModelRequest {
  const [since, setSince] = useState<number | null>(null);
  const [hasRun, setRun] = useState(false);
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const running = useRef<{ abort(): void } | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const end = () => {
    running.current = null;
    setSince(null);
  };
  return {
    ...{ since, hasRun, errors, setErrors },
    async send(body, ask) {
      setErrors(noErrors);
      setSince(Date.now());
      setRun(true);
      // Not the key of the last one, even if its answer was lost: what has failed is answered as failed under its key for good.
      const asked = ask({ ...body, idempotencyKey: randomKey() });
      running.current = asked;
      const { data, error } = await asked;
      if (running.current !== asked) return undefined;
      end();
      if (error) setErrors(formErrorsOf(error, (field) => fields.includes(field)));
      return data;
    },
    cancel() {
      running.current?.abort();
      end();
    },
  };
}
