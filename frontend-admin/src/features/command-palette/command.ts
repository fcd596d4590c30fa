import { searchKey, searchTerms } from '@bestellwerk/domain/records/sort-key';
import type { TablerIcon } from '@tabler/icons-react';

/** Something that can be chosen in the palette. */
export interface Command {
  id: string;
  label: string;
  /** Distinguishes it from others with the same label. */
  note?: string;
  /** The heading of its group. */
  group: string;
  icon?: TablerIcon;
  /** A page of the back office, or what is to be done. */
  action: string | (() => void);
}

/** A page as the navigation lists it. */
export interface PalettePage {
  path: string;
  label: string;
  icon: TablerIcon;
}

/** The commands whose label or heading contains every word of the query. */
export function matching(commands: readonly Command[], query: string): Command[] {
  const words = searchTerms(query);
  return commands.filter(({ label, group }) => {
    const text = searchKey(`${group} ${label}`);
    return words.every((word) => text.includes(word));
  });
}

/** The commands below their headings, in the order in which these first occur. */
export function grouped(commands: readonly Command[]): [group: string, commands: Command[]][] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups];
}
