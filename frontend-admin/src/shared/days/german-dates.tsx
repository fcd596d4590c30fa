import '@mantine/dates/styles.layer.css';
import { DatesProvider } from '@mantine/dates';
import 'dayjs/locale/de';
import type { ReactNode } from 'react';

export const GermanDates = ({ children }: { children: ReactNode }) => (
  <DatesProvider settings={{ locale: 'de', firstDayOfWeek: 1, weekendDays: [] }}>{children}</DatesProvider>
);

/** What the controls of a calendar are called. */
export const calendarLabels = {
  nextMonth: 'Nächster Monat',
  previousMonth: 'Voriger Monat',
  monthLevelControl: 'Monat wählen',
  yearLevelControl: 'Jahr wählen',
  nextYear: 'Nächstes Jahr',
  previousYear: 'Voriges Jahr',
  nextDecade: 'Nächstes Jahrzehnt',
  previousDecade: 'Voriges Jahrzehnt',
};
