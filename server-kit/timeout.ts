/** The work's result, or the error that `tooLate` makes when there is none after so many milliseconds. */
export async function withTimeout<Result>(
  work: Promise<Result>,
  withinMs: number,
  tooLate = (): Error => new Error('too late'),
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), withinMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** True if the work ends in time, well or not. Never rejects. */
export function endsWithin(work: Promise<unknown>, withinMs: number): Promise<boolean> {
  const ended = work.then(
    () => undefined,
    () => undefined,
  );
  return withTimeout(ended, Math.max(withinMs, 0)).then(
    () => true,
    () => false,
  );
}
