import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { Step } from './entry-tree.js';

export interface EntryActions {
  /** Null for what is not possible. */
  steps: Readonly<Record<Step, (() => void) | null>>;
  onAddBelow: (() => void) | null;
  onRemove(): void;
}

const stepItems: readonly [Step, string, typeof IconArrowUp][] = [
  ['up', 'Nach oben', IconArrowUp],
  ['down', 'Nach unten', IconArrowDown],
  ['in', 'Einrücken', IconIndentIncrease],
  ['out', 'Ausrücken', IconIndentDecrease],
];

/** What can be done with an entry without dragging it. */
export const EntryMenu = ({ name, steps, onAddBelow, onRemove }: EntryActions & { name: string }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Aktionen für ${name}`}>
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {stepItems.map(([step, words, Icon]) => (
        <Menu.Item
          key={step}
          leftSection={<Icon size={16} aria-hidden />}
          disabled={steps[step] === null}
          onClick={steps[step] ?? undefined}
        >
          {words}
        </Menu.Item>
      ))}
      <Menu.Item
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={onAddBelow === null}
        onClick={onAddBelow ?? undefined}
      >
        Darunter hinzufügen
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
        Entfernen
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
