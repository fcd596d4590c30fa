interface Tab {
  path: string;
  label: string;
  /** The heading of its page. */
  title: string;
  /** Its days are chosen. */
  hasDays: boolean;
  /** It shows figures of other days beside its own. */
  isCompared: boolean;
  /** It shows figures by hour, day, week or month. */
  hasSteps: boolean;
  /** What its figures come of: visits are counted only every few minutes, and say until when. */
  sources: Sources;
}

export type Sources = 'orders' | 'visits' | 'both';

const byTime = { hasDays: true, isCompared: true, hasSteps: true };
const ofAllDays = { hasDays: true, isCompared: true, hasSteps: false };
const alone = { hasDays: true, isCompared: false, hasSteps: false };

/** The pages of statistics. */
export const tabs: readonly Tab[] = [
  { path: '/dashboard', label: 'Überblick', title: 'Überblick', ...alone, hasDays: false, sources: 'orders' },
  { path: '/statistics/revenue', label: 'Umsatz', title: 'Umsatz', ...byTime, sources: 'orders' },
  {
    path: '/statistics/orders',
    label: 'Bestellungen',
    title: 'Bestellungen in Zahlen',
    ...byTime,
    sources: 'orders',
  },
  { path: '/statistics/items', label: 'Artikel', title: 'Artikel', ...ofAllDays, sources: 'orders' },
  { path: '/statistics/times', label: 'Zeiten', title: 'Zeiten', ...alone, sources: 'both' },
  { path: '/statistics/visitors', label: 'Besucher', title: 'Besucher', ...byTime, sources: 'visits' },
  { path: '/statistics/acquisition', label: 'Herkunft', title: 'Herkunft', ...alone, sources: 'both' },
  { path: '/statistics/flow', label: 'Ablauf', title: 'Ablauf der Besuche', ...alone, sources: 'visits' },
  {
    path: '/statistics/working-time',
    label: 'Arbeitszeit',
    title: 'Arbeitszeit',
    ...byTime,
    sources: 'orders',
  },
];

export const tabOf = (path: string): Tab => tabs.find((tab) => tab.path === path) ?? tabs[1]!;
