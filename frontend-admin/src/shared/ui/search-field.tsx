import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

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
  // Words that were not typed here come from the address, and replace what was typed.
  const sought = useRef(words);
  const searchSoon = useDebouncedCallback((text: string, typedAt: string) => {
    if (window.location.pathname !== typedAt) return;
    sought.current = text.trim();
    onSearch(sought.current);
  }, TYPING_PAUSE);
  useEffect(() => {
    if (words === '' || words !== sought.current) setTyped(words);
    sought.current = words;
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
