import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconTrash } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';

interface Properties {
  name: string;
  /** From 0, of so many. */
  place: { index: number; of: number };
  onMove(to: number): void;
  onRemove(): void;
  children?: ReactNode;
}

/** Moves and removes an item without dragging. */
export function ItemMenu({ name, place: { index, of }, onMove, onRemove, children }: Properties) {
  const button = useRef<HTMLButtonElement>(null);
  const remove = () => {
    focusBesides(button.current!);
    onRemove();
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" size={36} aria-label={`Aktionen für ${name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={16} aria-hidden />}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          Nach vorne
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} aria-hidden />}
          disabled={index === of - 1}
          onClick={() => onMove(index + 1)}
        >
          Nach hinten
        </Menu.Item>
        {children}
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
          Entfernen
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/**
 * Leads the focus from the button of an item that is about to be removed to the same button of the next item, or of the
 * one before it; to what adds one where the list is empty then.
 */
function focusBesides(button: HTMLElement): void {
  const item = button.closest('li');
  const sameOf = (other: Element | null | undefined) =>
    other?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ?? null;
  const adding = [...(item?.parentElement?.parentElement?.querySelectorAll('button') ?? [])].at(-1);
  (sameOf(item?.nextElementSibling) ?? sameOf(item?.previousElementSibling) ?? adding)?.focus();
}
