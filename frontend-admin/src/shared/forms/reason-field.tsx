import { Button, Group, Textarea } from '@mantine/core';

interface ReasonProperties {
  label: string;
  description?: string;
  required?: boolean;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** Asks for the reason of a reversal. */
export const ReasonField = ({ onChange, ...rest }: ReasonProperties) => (
  <Textarea
    {...rest}
    onChange={({ currentTarget: { value } }) => onChange(value)}
    maxLength={500}
    autosize
    minRows={2}
    data-autofocus
  />
);

interface SuggestionsProperties {
  texts: readonly string[];
  onChoose(text: string): void;
}

/** What people often write in a field, at one click. */
export const Suggestions = ({ texts, onChoose }: SuggestionsProperties) => (
  <Group gap={6} aria-label="Vorschläge" role="group">
    {texts.map((text) => (
      <Button key={text} variant="default" size="compact-md" onClick={() => onChoose(text)}>
        {text}
      </Button>
    ))}
  </Group>
);
