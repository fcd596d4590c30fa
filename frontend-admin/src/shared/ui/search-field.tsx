import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

const TYPING_PAUSE = 300;

interface Properties {
  /** What is sought now. */
  words: string;
  placeholder: string;
  /** Called when typing pauses, unless another page was opened meanwhile: a page is still shown while the next one loads. */
  onSearch(words: string): void;
}

export function SearchField({ words, placeholder, onSearch }: Properties) {
  const [typed, setTyped] = useState(words);
  const searchSoon = useDebouncedCallback((text: string, typedAt: string) => {
    if (window.location.pathname === typedAt) onSearch(text.trim());
  }, TYPING_PAUSE);
  useEffect(() => {
    if (words === '') setTyped('');
  }, [words]);
  return (
    <TextInput
      type="search"
      label="Suche"
      placeholder={placeholder}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        searchSoon(value, window.location.pathname);
      }}
    />
  );
}
