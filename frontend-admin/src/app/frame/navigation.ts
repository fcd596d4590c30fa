import {
  IconActivityHeartbeat,
  IconCash,
  IconChartBar,
  IconChartHistogram,
  IconClockHour4,
  IconDeviceTv,
  IconHistory,
  IconLayoutColumns,
  IconReport,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { branchesFor, type Action, type Principal } from '@bestellwerk/domain/access/policy';

interface Place {
  path: string;
  label: string;
  icon: TablerIcon;
  /** What one must be allowed to do, in some branch, for the page to make sense; null is for everyone. */
  needs: Action | null;
}

/** The areas of the back office with their pages. */
const areas: readonly { name: string; places: readonly Place[] }[] = [
  {
    name: 'Bestellungen',
    places: [
      { path: '/orders/board', label: 'Live-Board', icon: IconLayoutColumns, needs: 'orders.read' },
      { path: '/orders', label: 'Verlauf', icon: IconHistory, needs: 'orders.read' },
    ],
  },
  {
    name: 'Arbeitszeit',
    places: [
      { path: '/my-time', label: 'Meine Zeit', icon: IconClockHour4, needs: null },
      { path: '/team', label: 'Wer ist da', icon: IconUsers, needs: 'presence.read' },
      { path: '/working-activities', label: 'Zeitnachweis', icon: IconReport, needs: 'workingTime.read' },
    ],
  },
  {
    name: 'Digital Signage',
    places: [{ path: '/screens', label: 'Bildschirme', icon: IconDeviceTv, needs: 'signage.read' }],
  },
  {
    name: 'Abrechnung',
    places: [{ path: '/payments', label: 'Zahlungen', icon: IconCash, needs: 'payments.read' }],
  },
  {
    name: 'Übersicht',
    places: [
      { path: '/dashboard', label: 'Dashboard', icon: IconChartBar, needs: 'statistics.read' },
      { path: '/statistics', label: 'Statistik', icon: IconChartHistogram, needs: 'statistics.read' },
      { path: '/health', label: 'Systemzustand', icon: IconActivityHeartbeat, needs: 'health.read' },
    ],
  },
];

/** The areas with the pages that make sense for somebody. */
export const areasFor = (principal: Principal): typeof areas =>
  areas
    .map(({ name, places }) => ({
      name,
      places: places.filter(({ needs }) => needs === null || branchesFor(principal, needs).length > 0),
    }))
    .filter(({ places }) => places.length > 0);

/** Where somebody begins: the first page they may see. */
export const homeFor = (principal: Principal): string =>
  areasFor(principal)[0]?.places[0]?.path ?? '/my-time';
