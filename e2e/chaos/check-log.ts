import type { LoggedEvent } from '../support/log-reader.js';
import { factOf } from './fact-of.js';
import type { ExpectedEvents } from './expected-events.js';

const categories = ['order', 'workingTime', 'signagePlayer'] as const;
const finals = ['CommandCompleted', 'CommandSuperseded'];

/** Every stream holds what was answered, each as often as it was answered, and nothing else. */
export function checkLog(expected: ExpectedEvents, events: readonly LoggedEvent[]): string[] {
  const findings: string[] = [];
  const streams = groupedBy(events, ({ stream }) => stream);
  const written = [...streams.keys()].filter((stream) =>
    categories.some((category) => stream.startsWith(`${category}-`)),
  );
  const answered = categories.flatMap((category) => expected.streamsOf(category));
  for (const stream of new Set([...written, ...answered])) {
    const facts = (streams.get(stream) ?? []).map(factOf).filter((fact) => fact !== null);
    const lost = without(expected.of(stream), facts);
    const unasked = without(facts, expected.of(stream));
    if (lost.length > 0) findings.push(`${stream} lacks what was answered: ${lost.join(', ')}`);
    if (unasked.length > 0) findings.push(`${stream} holds what nobody was answered: ${unasked.join(', ')}`);
  }
  return [...findings, ...commandsThatDidNotEndOnce(events)];
}

/** As often as they are more in `facts` than in `others`. */
function without(facts: readonly string[], others: readonly string[]): string[] {
  const left = [...facts];
  for (const other of others) {
    const at = left.indexOf(other);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function commandsThatDidNotEndOnce(events: readonly LoggedEvent[]): string[] {
  const ends = groupedBy(
    events.filter(({ type }) => finals.includes(type)),
    ({ data }) => String(data.command),
  );
  return events
    .filter(({ type }) => type === 'CommandRequested')
    .map(({ data }) => ({
      command: String(data.command),
      times: ends.get(String(data.command))?.length ?? 0,
    }))
    .filter(({ times }) => times !== 1)
    .map(({ command, times }) => `command ${command} ended ${times} times`);
}

function groupedBy(events: readonly LoggedEvent[], keyOf: (event: LoggedEvent) => string) {
  const groups = new Map<string, LoggedEvent[]>();
  for (const event of events) {
    const group = groups.get(keyOf(event));
    if (group) group.push(event);
    else groups.set(keyOf(event), [event]);
  }
  return groups;
}
