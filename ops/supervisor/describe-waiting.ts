interface Readiness {
  readonly error?: Readonly<Record<string, unknown>> | null;
  readonly progress?: { readonly percent?: number } | null;
}

const names: Readonly<Record<string, string>> = {
  database: 'the database does not answer',
  log: 'the event log does not answer',
  projections: 'the read models are not there or stand still',
  catalogue: 'the catalogue has not been read yet',
};

/** What the backend still waits for, in words, from its answer at /health/ready; undefined if it gave none. */
export function describeWaiting(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'the backend does not answer';
  const { error, progress } = answer as Readiness;
  const lacking = Object.keys(error ?? {});
  const building =
    progress?.percent === undefined ? [] : [`${progress.percent} % of the log is in the read models`];
  const others = lacking.filter((name) => building.length === 0 || name !== 'projections');
  return [...building, ...others.map((name) => nameOf(name, error![name]))].join('; ') || 'no reason given';
}

function nameOf(name: string, details: unknown): string {
  if (name === 'database' && (details as { text?: string }).text) return 'the database takes no writes';
  return names[name] ?? `${name} is down`;
}
