import { Button, Group } from '@mantine/core';

interface Properties {
  /** What sending the form does, in a word or two. */
  action: string;
  isWorking?: boolean;
  isDisabled?: boolean;
  /** It ends or takes back something: its button is red, as no other one is. */
  isDangerous?: boolean;
  onBack(): void;
}

/** The end of a form in a dialog: back, or send it. */
export const FormEnd = ({
  action,
  isWorking = false,
  isDisabled = false,
  isDangerous = false,
  onBack,
}: Properties) => (
  <Group justify="flex-end">
    <Button variant="default" onClick={onBack}>
      Zurück
    </Button>
    <Button type="submit" color={isDangerous ? 'red' : undefined} loading={isWorking} disabled={isDisabled}>
      {action}
    </Button>
  </Group>
);
