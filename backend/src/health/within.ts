const WITHIN_MS = 2_000;

/** The work's result, or a failure after two seconds. */
export async function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), WITHIN_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
