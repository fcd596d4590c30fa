import { Button } from '@mantine/core';
import { useId } from 'react';
import type { MessageKind } from '@bestellwerk/domain/messages/message-kinds.schema';
import {
  messageVariables,
  type MessageVariable,
  variablesOf,
} from '@bestellwerk/domain/messages/message-variables';
import classes from './messages.module.css';

/** The variables of a message, to be put where the cursor is. */
export function VariableList({
  kind,
  onChoose,
}: {
  kind: MessageKind;
  onChoose: (name: MessageVariable) => void;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={classes.note}>
        Platzhalter einfügen. Eine Zeile, deren Platzhalter alle leer sind, wird weggelassen.
      </p>
      <div className={classes.variables}>
        {variablesOf(kind).map((name) => (
          <Button key={name} variant="default" size="xs" onClick={() => onChoose(name)}>
            {messageVariables[name].label}
          </Button>
        ))}
      </div>
    </div>
  );
}
