import { Button, Menu } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { weekInOrder } from '@bestellwerk/domain/opening-hours/hours-plan';
import type { Weekday } from '@bestellwerk/domain/calendar/zoned-time';
import { weekdayWords } from './hours-entry.js';

interface Properties {
  day: Weekday;
  isClosed: boolean;
  onCopy(days: readonly Weekday[]): void;
  onClose(): void;
}

const workdays = weekInOrder.slice(0, 5);

/** Takes a day's hours over to other days, or closes it. */
export function DayMenu({ day, isClosed, onCopy, onClose }: Properties) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          h={36}
          leftSection={<IconCopy size={18} aria-hidden />}
          aria-label={`${weekdayWords[day]} auf andere Tage übertragen`}
        >
          Übertragen
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{weekdayWords[day]} übertragen</Menu.Label>
        <Menu.Item onClick={() => onCopy(weekInOrder)}>Täglich</Menu.Item>
        <Menu.Item onClick={() => onCopy(workdays)}>Montag bis Freitag</Menu.Item>
        <Menu.Divider />
        {weekInOrder
          .filter((other) => other !== day)
          .map((other) => (
            <Menu.Item key={other} onClick={() => onCopy([other])}>
              Auf {weekdayWords[other]}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item disabled={isClosed} onClick={onClose}>
          Als geschlossen eintragen
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
