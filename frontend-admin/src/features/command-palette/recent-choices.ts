import type { Command } from './command.js';

const MOST = 5;

/** Stores pages only, in this tab only and per user: titles of records may contain names of people. */
type Choice = Pick<Command, 'id' | 'label'> & { action: string };

const nameFor = (user: string): string => `palette:${user}`;

/** The pages chosen last, newest first. */
export function recentChoices(user: string): Command[] {
  return read(user).map((choice) => ({ ...choice, id: `recent ${choice.id}`, group: 'Zuletzt' }));
}

export function rememberChoice(user: string, { id, label, action }: Command): void {
  if (typeof action !== 'string') return;
  const others = read(user).filter((choice) => choice.action !== action);
  const choices: Choice[] = [{ id, label, action }, ...others].slice(0, MOST);
  sessionStorage.setItem(nameFor(user), JSON.stringify(choices));
}

const read = (user: string): Choice[] => {
  const stored = JSON.parse(sessionStorage.getItem(nameFor(user)) ?? '[]') as Partial<Choice>[];
  return stored.filter((choice): choice is Choice => typeof choice.action === 'string');
};
