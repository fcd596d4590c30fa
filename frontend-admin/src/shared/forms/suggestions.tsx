import { Button, Group } from '@mantine/core';

interface Properties {
  texts: readonly string[];
  onChoose(text: string): void;
}

/** What people often write in a field, at one click. */
export const Suggestions = ({ texts, onChoose }: Properties) => (
  <Group gap={6} aria-label="Vorschläge" role="group">
    {texts.map((text) => (
      <Button key={text} variant="default" size="compact-md" onClick={() => onChoose(text)}>
        {text}
      </Button>
    ))}
  </Group>
);
