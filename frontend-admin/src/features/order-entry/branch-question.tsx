import { Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { BranchName } from '../../shared/branches/use-branches.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import classes from './order-entry.module.css';

const DIGITS = 9;

interface Properties {
  branches: readonly BranchName[];
  onChoose(id: string): void;
}

/** Asks which branch an order is for: by touch, by digit, or by the enter key for the first one. */
export function BranchQuestion({ branches, onChoose }: Properties) {
  const first = useRef<HTMLButtonElement>(null);
  const focusFirst = () => first.current?.focus();
  const byDigit = branches.slice(0, DIGITS);
  useEffect(focusFirst, []);
  useHotkeys([
    ['F2', focusFirst],
    ...byDigit.map(({ id }, index): [string, () => void] => [String(index + 1), () => onChoose(id)]),
  ]);
  return (
    <EmptyState title="Für welche Filiale?" text="Die Wahl bleibt, bis Sie oben eine andere treffen.">
      <Group justify="center" mt="md">
        {branches.map(({ id, name }, index) => {
          const digit = index < DIGITS ? String(index + 1) : undefined;
          return (
            <Button
              key={id}
              ref={index === 0 ? first : undefined}
              size="md"
              variant="default"
              aria-keyshortcuts={digit}
              onClick={() => onChoose(id)}
            >
              {name}
              {digit && (
                <kbd className={classes.key} aria-hidden>
                  {digit}
                </kbd>
              )}
            </Button>
          );
        })}
      </Group>
    </EmptyState>
  );
}
