import { Progress, Stack } from '@mantine/core';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import classes from './import.module.css';

interface Properties {
  /** 'Wird importiert' */
  text: string;
  done: number;
  total: number;
  /** 'Zeilen' */
  unit: string;
}

/** How far work on many records is. */
export const WorkProgress = ({ text, done, total, unit }: Properties) => (
  <Stack>
    <p className={classes.text} role="status">
      {text}: {formatNumber(done)} von {formatNumber(total)} {unit}
    </p>
    <Progress value={(100 * done) / total} aria-label="Fortschritt" color="var(--bw-magenta)" size="lg" />
  </Stack>
);
