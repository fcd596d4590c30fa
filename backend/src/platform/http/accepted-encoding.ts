export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header takes. */
export function encodingFor(accepted: string): Encoding {
  const names = accepted.split(',').map((part) => part.trim().split(';'));
  const takes = (name: string) =>
    names.some(([candidate, quality]) => candidate === name && !/q=0(\.0*)?$/.test(quality ?? ''));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
