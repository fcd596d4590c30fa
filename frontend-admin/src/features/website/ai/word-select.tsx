import { NativeSelect } from '@mantine/core';
import { choicesOf } from '../../../shared/ui/choices-of.js';

interface Properties<Key extends string> {
  label: string;
  words: Readonly<Record<Key, string>>;
  value: Key;
  error?: string | undefined;
  onChange(value: Key): void;
}

/** One of some words. */
export const WordSelect = <Key extends string>({ words, onChange, ...rest }: Properties<Key>) => (
  <NativeSelect
    {...rest}
    data={choicesOf(words)}
    onChange={({ currentTarget: { value } }) => onChange(value as Key)}
  />
);
