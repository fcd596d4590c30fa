import { ActionIcon, Tooltip } from '@mantine/core';
import type { IconBold } from '@tabler/icons-react';

interface Properties {
  label: string;
  icon: typeof IconBold;
  /** Left out where a button does something once. */
  isPressed?: boolean | undefined;
  isDisabled: boolean;
  onClick(): void;
}

/** One button of a toolbar. It leaves the selection in the text as it is. */
export const ToolButton = ({ label, icon: Icon, isPressed, isDisabled, onClick }: Properties) => (
  <Tooltip label={label} openDelay={400} events={{ hover: true, focus: true, touch: false }}>
    <ActionIcon
      variant={isPressed ? 'filled' : 'subtle'}
      color={isPressed ? undefined : 'gray'}
      size={36}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  </Tooltip>
);
