import { Suspense } from 'react';
import type { UserProfile } from '@bestellwerk/domain/contracts/user-profile.schema';
import { typedDateText } from '@bestellwerk/domain/calendar/typed-date';
import { unitWords } from '@bestellwerk/domain/calendar/day-units';
import { formatBalance } from '@bestellwerk/domain/text/formats';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { ChartWaiting } from '../../../shared/ui/splash.js';
import { FigureTable, type FigureColumn } from '../frame/figure-table.js';
import { durationWords, MINUTES } from '../frame/figure-words.js';
import { everyDay, profileRows, type ProfileRow } from './profile-rows.js';
import { nameInBranches } from './seen-branches.js';

const ComparedLine = lazyPart(() => import('../../../shared/charts/compared-line.js'));

const TITLE = 'Geplant und gearbeitet';
const PLANNED = 'Geplant (Summe)';
const WORKED = 'Gearbeitet (Summe)';
const series = [
  { key: 'worked', label: WORKED, color: 'var(--bw-chart-3)' },
  { key: 'target', label: PLANNED, color: 'var(--bw-chart-5)', isDashed: true },
];

type Minutes = 'planned' | 'done' | 'target' | 'worked' | 'balance';

const minutes = (key: Minutes, label: string): FigureColumn<ProfileRow> => ({
  ...{ key, label, unit: MINUTES, words: key === 'balance' ? formatBalance : durationWords },
  value: (row) => row[key],
});

interface Properties {
  profile: UserProfile;
  isOfSomeBranches: boolean;
}

/** What was planned and worked until each day, and on it. */
export function ProfileChart({ profile, isOfSomeBranches }: Properties) {
  const timeZone = useTimeZone();
  const rows = profileRows(profile);
  const drawn = profileRows({ ...profile, days: everyDay(profile) });
  const chart = { title: TITLE, rows: drawn, series, per: 'day' as const, timeZone, words: durationWords };
  return (
    <>
      <Suspense fallback={<ChartWaiting />}>
        <ComparedLine {...chart} unit="minutes" />
      </Suspense>
      <FigureTable
        caption={TITLE}
        file="arbeitszeit"
        days={{ from: profile.start, to: profile.end }}
        rows={rows}
        columns={[
          {
            key: 't',
            label: 'Tag',
            isText: true,
            value: ({ t }) => t,
            words: (t: string) => unitWords(t, 'day'),
            inFile: ({ t }) => typedDateText(t),
          },
          minutes('planned', 'Geplant'),
          minutes('done', 'Gearbeitet'),
          minutes('target', PLANNED),
          minutes('worked', WORKED),
          minutes('balance', isOfSomeBranches ? nameInBranches('Saldo', true) : 'Saldo insgesamt'),
        ]}
      />
    </>
  );
}
