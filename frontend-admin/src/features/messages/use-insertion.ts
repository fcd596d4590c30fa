import { type SyntheticEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { MessageTemplate } from '@bestellwerk/domain/messages/default-templates';
import { messageVariables, type MessageVariable } from '@bestellwerk/domain/messages/message-variables';

export type TextField = 'subject' | 'text' | 'smsText';
type Target = HTMLTextAreaElement | HTMLInputElement;

/** Puts variables where the cursor was last: in the text, as long as it was nowhere. */
export function useInsertion(draft: MessageTemplate, change: (changes: Partial<MessageTemplate>) => void) {
  const place = useRef<{ name: TextField; start: number; end: number; field: Target } | null>(null);
  const keep = (name: TextField) => (event: SyntheticEvent<Target>) => {
    const field = event.currentTarget;
    const { selectionStart, selectionEnd, value } = field;
    place.current = { name, field, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
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
      const before = `${draft[name].slice(0, start)}{{${messageVariables[variable].word}}}`;
      flushSync(() => change({ [name]: before + draft[name].slice(end) }));
      // A person who goes on typing means the text, and not the button.
      place.current?.field.focus();
      place.current?.field.setSelectionRange(before.length, before.length);
    },
  };
}
