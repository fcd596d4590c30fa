import { IconChartBar, IconHistory, IconLayoutColumns, type TablerIcon } from '@tabler/icons-react';

interface Place {
  path: string;
  label: string;
  icon: TablerIcon;
}

/** The areas of the back office with their pages. */
export const areas: readonly { name: string; places: readonly Place[] }[] = [
  {
    name: 'Bestellungen',
    places: [
      { path: '/orders/board', label: 'Live-Board', icon: IconLayoutColumns },
      { path: '/orders', label: 'Verlauf', icon: IconHistory },
    ],
  },
  {
    name: 'Übersicht',
    places: [{ path: '/dashboard', label: 'Dashboard', icon: IconChartBar }],
  },
];
