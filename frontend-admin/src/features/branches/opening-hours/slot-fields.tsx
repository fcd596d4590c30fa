import { ActionIcon, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { type PlanSlot, slotWarning } from '@bestellwerk/domain/opening-hours/hours-plan';
import { askForClockTime } from '@bestellwerk/domain/calendar/typed-date';
import classes from './hours.module.css';
import { beginFrom, endFrom, isBegin, isComplete, isEnd, slotRemark } from './hours-entry.js';

interface Properties {
  slot: PlanSlot;
  /** Whose slot it is: 'Montag'. */
  day: string;
  /** The complete slots before it on the same day. */
  before?: readonly PlanSlot[];
  isRefused: boolean;
  /** Just added: its beginning is typed next. */
  isNew: boolean;
  onChange(slot: PlanSlot): void;
  onRemove(): void;
  children?: ReactNode;
}

/** From when to when; '830' becomes '08:30' on leaving the field. */
export function SlotFields({ slot, day, before = [], isRefused, isNew, ...rest }: Properties) {
  const { onChange, onRemove, children } = rest;
  const [isLeft, setLeft] = useState(!isNew);
  const isWrong = (isLeft || isRefused) && !isComplete(slot);
  const warning = isComplete(slot) ? slotWarning(slot, before) : null;
  const remark = slotRemark(slot);
  const settle = (settled: PlanSlot) => {
    if (settled.from !== slot.from || settled.to !== slot.to) onChange(settled);
  };
  const input = { inputMode: 'numeric', maxLength: 9, autoComplete: 'off', className: classes.time } as const;
  return (
    <div
      className={classes.slot}
      onBlur={({ currentTarget, relatedTarget }) => setLeft(isLeft || !currentTarget.contains(relatedTarget))}
    >
      <TextInput
        {...input}
        aria-label={`${day} von`}
        placeholder="hh:mm"
        value={slot.from}
        error={isWrong && !isBegin(slot.from)}
        autoFocus={isNew}
        onChange={({ currentTarget: { value } }) => onChange({ ...slot, from: value })}
        onBlur={() => settle({ ...slot, from: beginFrom(slot.from) })}
      />
      <span aria-hidden>–</span>
      <TextInput
        {...input}
        aria-label={`${day} bis`}
        placeholder="hh:mm"
        value={slot.to}
        error={isWrong && !isEnd(slot.to)}
        onChange={({ currentTarget: { value } }) => onChange({ ...slot, to: value })}
        onBlur={() => settle({ ...slot, to: endFrom(slot.to) })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`${day}: Zeit ${slot.from} bis ${slot.to} entfernen`}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      {children}
      {remark && <span className={classes.remark}>{remark}</span>}
      <span className={classes.warning} role="status" hidden={warning === null}>
        {warning}
      </span>
      {isWrong && (
        <span className={classes.wrong} role="alert">
          {askForClockTime}
        </span>
      )}
    </div>
  );
}
