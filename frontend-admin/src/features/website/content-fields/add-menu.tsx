import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Ref } from 'react';

interface Properties {
  ref: Ref<HTMLButtonElement>;
  /** 'Abschnitt' */
  one: string;
  /** With their words. */
  types: Readonly<Record<string, string>>;
  isFull: boolean;
  onAdd(type: string): void;
}

/** Adds a part to a list, of one of several types. */
export const AddMenu = ({ ref, one, types, isFull, onAdd }: Properties) => (
  <Menu position="bottom-start">
    <Menu.Target>
      <Button
        ref={ref}
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={isFull}
      >
        {one} hinzufügen
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {Object.entries(types).map(([type, word]) => (
        <Menu.Item key={type} onClick={() => onAdd(type)}>
          {word}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
