import { Suspense } from 'react';
import type { UserProfile } from '@bestellwerk/domain/contracts/user-profile.schema';
import { unitWords } from '@bestellwerk/domain/calendar/day-units';
import { formatBalance } from '@bestellwerk/domain/text/formats';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { ChartWaiting } from '../../../shared/ui/splash.js';
import { FigureTable, type FigureColumn } from '../frame/figure-table.js';
import { durationWords, MINUTES } from '../frame/figure-words.js';
import { profileRows, type ProfileRow } from './profile-rows.js';

const ComparedLine = lazyPart(() => import('../../../shared/charts/compared-line.js'));

const TITLE = 'Geplant und gearbeitet';
const series = [
  { key: 'worked', label: 'Gearbeitet', color: 'var(--bw-chart-3)' },
  { key: 'target', label: 'Geplant', color: 'var(--bw-chart-5)', isDashed: true },
];

const minutes = (key: 'planned' | 'done' | 'balance', label: string): FigureColumn<ProfileRow> => ({
  ...{ key, label, unit: MINUTES, words: key === 'balance' ? formatBalance : durationWords },
  value: (row) => row[key],
});

/** What was planned and worked until each day. */
export function ProfileChart({ profile }: { profile: UserProfile }) {
  const timeZone = useTimeZone();
  const rows = profileRows(profile);
  const chart = { title: TITLE, rows, series, per: 'day' as const, timeZone, words: durationWords };
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
          },
          minutes('planned', 'Geplant'),
          minutes('done', 'Gearbeitet'),
          minutes('balance', 'Saldo'),
        ]}
      />
    </>
  );
}
