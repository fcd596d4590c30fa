import { IconChartBar, IconHistory, IconLayoutColumns, type TablerIcon } from '@tabler/icons-react';
import type { Action } from '@bestellwerk/domain/access/policy';

interface Place {
  path: string;
  label: string;
  icon: TablerIcon;
  /** What one must be allowed to do, in some branch, for the page to make sense. */
  needs: Action;
}

/** The areas of the back office with their pages. */
export const areas: readonly { name: string; places: readonly Place[] }[] = [
  {
    name: 'Bestellungen',
    places: [
      { path: '/orders/board', label: 'Live-Board', icon: IconLayoutColumns, needs: 'orders.read' },
      { path: '/orders', label: 'Verlauf', icon: IconHistory, needs: 'orders.read' },
    ],
  },
  {
    name: 'Übersicht',
    places: [{ path: '/dashboard', label: 'Dashboard', icon: IconChartBar, needs: 'statistics.read' }],
  },
];
