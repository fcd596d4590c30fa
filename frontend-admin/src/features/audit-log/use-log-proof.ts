import { useLogSealQuery } from './log-proofs-api.js';
import { useState } from 'react';

const ASKED_EVERY_MS = 1_000;

/** The chain over the log and its checks, asked for again while one is running. */
export function useLogProof() {
  const [interval, setPolling] = useState(0);
  const { data } = useLogSealQuery(undefined, { pollingInterval: interval, refetchOnMountOrArgChange: true });
  const running = data?.proofs.find(({ outcome }) => outcome === 'running');
  const wanted = running ? ASKED_EVERY_MS : 0;
  if (wanted !== interval) setPolling(wanted);
  const last = data?.proofs.find(({ outcome }) => outcome === 'right' || outcome === 'wrong');
  return { state: data, running, last };
}
