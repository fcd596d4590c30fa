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
}

const byTime = { hasDays: true, isCompared: true, hasSteps: true };
const ofAllDays = { hasDays: true, isCompared: true, hasSteps: false };
const alone = { hasDays: true, isCompared: false, hasSteps: false };

/** The pages of statistics. */
export const tabs: readonly Tab[] = [
  { path: '/dashboard', label: 'Überblick', title: 'Überblick', ...alone, hasDays: false },
  { path: '/statistics/revenue', label: 'Umsatz', title: 'Umsatz', ...byTime },
  { path: '/statistics/orders', label: 'Bestellungen', title: 'Bestellungen in Zahlen', ...byTime },
  { path: '/statistics/items', label: 'Artikel', title: 'Artikel', ...ofAllDays },
  { path: '/statistics/times', label: 'Zeiten', title: 'Zeiten', ...alone },
  { path: '/statistics/visitors', label: 'Besucher', title: 'Besucher', ...byTime },
  { path: '/statistics/acquisition', label: 'Herkunft', title: 'Herkunft', ...ofAllDays },
  { path: '/statistics/flow', label: 'Ablauf', title: 'Ablauf der Besuche', ...alone },
  { path: '/statistics/working-time', label: 'Arbeitszeit', title: 'Arbeitszeit', ...byTime },
];

export const tabOf = (path: string): Tab => tabs.find((tab) => tab.path === path) ?? tabs[1]!;
