import { type SyntheticEvent, useRef } from 'react';
import type { MessageTemplate } from '@bestellwerk/domain/messages/default-templates';
import { messageVariables, type MessageVariable } from '@bestellwerk/domain/messages/message-variables';

export type TextField = 'subject' | 'text' | 'smsText';
type Target = EventTarget & { value: string; selectionStart: number | null; selectionEnd: number | null };

/** Puts variables where the cursor was last: in the text, as long as it was nowhere. */
export function useInsertion(draft: MessageTemplate, change: (changes: Partial<MessageTemplate>) => void) {
  const place = useRef<{ name: TextField; start: number; end: number } | null>(null);
  const keep = (name: TextField) => (event: SyntheticEvent<Target>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    place.current = { name, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
  };
  return {
    field: (name: TextField) => ({
      onSelect: keep(name),
      onBlur: keep(name),
      onChange: (event: SyntheticEvent<Target>) => {
        keep(name)(event);
        change({ [name]: event.currentTarget.value });
      },
    }),
    insert(variable: MessageVariable) {
      const { name, start, end } = place.current ?? { name: 'text' as const, start: Infinity, end: Infinity };
      const text = `{{${messageVariables[variable].word}}}`;
      const before = draft[name].slice(0, start);
      change({ [name]: before + text + draft[name].slice(end) });
      place.current = { name, start: before.length + text.length, end: before.length + text.length };
    },
  };
}
