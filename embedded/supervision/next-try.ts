/** What is wrong, and when it is tried again, as sentences. */
export function nextTry(wrong: string, pauseMs: number): string {
  const when = pauseMs < 1000 ? 'at once' : `in ${Math.round(pauseMs / 1000)} s`;
  const words = wrong.trimEnd();
  return `${words}${/[.?!]$/.test(words) ? '' : '.'} Tried again ${when}.`;
}
