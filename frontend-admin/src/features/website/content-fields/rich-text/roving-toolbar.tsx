import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './rich-text.module.css';

interface Properties {
  label: string;
  children: ReactNode;
}

/** Buttons of which one is reached by Tab, and the others by the arrow keys. */
export function RovingToolbar({ label, children }: Properties) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const buttons = buttonsIn(bar.current);
    keepOne(buttons, buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0]);
  });
  const move = (event: KeyboardEvent) => {
    const buttons = buttonsIn(bar.current);
    const next = nextOf(buttons, event.key);
    if (!next) return;
    event.preventDefault();
    keepOne(buttons, next);
    next.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={label} className={classes.toolbar} onKeyDown={move}>
      {children}
    </div>
  );
}

const buttonsIn = (bar: HTMLElement | null): HTMLButtonElement[] => [
  ...(bar?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
];

function keepOne(buttons: readonly HTMLButtonElement[], reached: HTMLButtonElement | undefined): void {
  for (const button of buttons) button.tabIndex = button === reached ? 0 : -1;
}

function nextOf(buttons: readonly HTMLButtonElement[], key: string): HTMLButtonElement | undefined {
  const at = buttons.findIndex((button) => button === document.activeElement);
  switch (key) {
    case 'ArrowRight':
      return buttons[(at + 1) % buttons.length];
    case 'ArrowLeft':
      return buttons.at(at - 1);
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    default:
      return undefined;
  }
}
