import type { LedgerLine } from '@bestellwerk/domain/contracts/payments.schema';
import { ledgerLineSchema } from '@bestellwerk/domain/contracts/payments.schema';
import { addressOf } from '@bestellwerk/ui/api/base-query';

export interface ComparedDays {
  from: string;
  to: string;
  branch: string | null;
}

/** The lines of a comparison as they come. Throws if the server does not answer with any. */
export async function* ledgerLines({ from, to, branch }: ComparedDays, signal: AbortSignal) {
  const params = { from, to, 'filter[branch]': branch };
  const response = await fetch(addressOf({ url: 'ledger/comparison', params }), { signal });
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield lineOf(line);
  }
}

const lineOf = (line: string): LedgerLine => ledgerLineSchema.parse(JSON.parse(line));
