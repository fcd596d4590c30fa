import { Button, Group } from '@mantine/core';

interface Properties {
  /** What sending the form does, in a word or two. */
  action: string;
  isWorking?: boolean;
  isDisabled?: boolean;
  onBack(): void;
}

/** The end of a form in a dialog: back, or send it. */
export const FormEnd = ({ action, isWorking = false, isDisabled = false, onBack }: Properties) => (
  <Group justify="flex-end">
    <Button variant="default" onClick={onBack}>
      Zurück
    </Button>
    <Button type="submit" loading={isWorking} disabled={isDisabled}>
      {action}
    </Button>
  </Group>
);
