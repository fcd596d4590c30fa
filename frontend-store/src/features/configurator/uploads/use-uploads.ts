import { useEffect, useRef, useState } from 'react';
import { takesList, type UploadReference } from '@bestellwerk/domain/catalogue/configuration';
import { isAccepted, uploadRefusedText } from '@bestellwerk/domain/catalogue/part-uploads';
import { fileLimits } from '@bestellwerk/domain/records/definitions/file-limits';
import type { ProductPart } from '@bestellwerk/domain/records/definitions/product-part';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';

/** A file that is not there yet: on its way, or refused. */
export interface Sending {
  /** Distinguishes it from others, and is its Idempotency-Key: sent again it is the same upload. */
  readonly key: string;
  /** The step it is for. */
  readonly step: number;
  readonly file: File;
  /** How much of it was sent, from 0 to 1. */
  readonly share: number;
  /** Why it did not arrive; null while it is on its way. */
  readonly problem: string | null;
  /** Whether the same file may be sent again: the line or the server was away. */
  readonly canRetry: boolean;
}

export interface Uploads {
  readonly sendings: readonly Sending[];
  /** Begins to send files for a step, one after the other. A step that takes one file takes the first. */
  send(step: number, files: readonly File[]): void;
  /** Ends a file that is on its way, or forgets one that was refused. */
  drop(key: string): void;
  retry(key: string): void;
}

/** The files that are sent for the steps of a product. Those on their way end with the dialog. */
export function useUploads(
  steps: readonly ProductPart[],
  onSent: (step: number, reference: UploadReference) => void,
): Uploads {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((controller) => controller.abort());
  }, []);

  const change = (key: string, changed: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const drop = (key: string) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setSendings((all) => all.filter((one) => one.key !== key));
  };

  async function run({ key, step, file }: Sending, { signal }: AbortController): Promise<void> {
    if (signal.aborted) return;
    const about = { file, key, signal, onProgress: (share: number) => change(key, { share }) };
    // Only who sends a file loads what sends it.
    const sent = await import('./send-upload.js')
      .then(({ sendUpload }) => sendUpload(steps[step]!, about))
      .catch(() => scriptMissing);
    if (signal.aborted) return;
    if ('reference' in sent) {
      drop(key);
      onSent(step, sent.reference);
    } else {
      running.current.delete(key);
      change(key, sent);
    }
  }

  const start = (sending: Sending) => {
    const controller = new AbortController();
    running.current.set(sending.key, controller);
    queue.current = queue.current.then(() => run(sending, controller));
  };

  return {
    sendings,
    send: (step, files) => {
      const part = steps[step]!;
      const before = takesList(part) ? [] : sendings.filter((one) => one.step === step);
      before.forEach(({ key }) => drop(key));
      const begun = (takesList(part) ? files : files.slice(0, 1)).map((file) => sendingOf(part, step, file));
      setSendings((all) => [...all, ...begun]);
      begun.filter(({ problem }) => problem === null).forEach(start);
    },
    drop,
    retry: (key) => {
      const failed = sendings.find((one) => one.key === key);
      if (!failed) return;
      change(key, { share: 0, problem: null });
      start(failed);
    },
  };
}

function sendingOf(part: ProductPart, step: number, file: File): Sending {
  const canBeSent = isAccepted(part, file.name) && file.size > 0 && file.size <= fileLimits.visitor;
  const problem = canBeSent ? null : uploadRefusedText(file.name);
  return { key: randomKey(), step, file, share: 0, problem, canRetry: false };
}

const scriptMissing = {
  problem: 'Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  canRetry: true,
};
