import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import { daysText } from '../../../shared/days/days.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import { useProfileActivitiesQuery, useUserProfileQuery } from '../../../shared/statistics/figures-api.js';
import { Block } from '../../../shared/ui/block.js';
import { PageHead } from '../../../shared/ui/page-head.js';
import frame from '../frame/frame.module.css';
import { FiguresFilters } from '../frame/figures-filters.js';
import { useFiguresChoice } from '../frame/figures-choice.js';
import { ProfileActivities } from './profile-activities.js';
import { ProfileChart } from './profile-chart.js';
import { ProfileFigures } from './profile-figures.js';

/** One person's working time: balance, punctuality, and each shift beside its plan. Their own, or for those who lead them. */
export default function ProfilePage() {
  const { user = '' } = useParams();
  const { from, to, today } = useFiguresChoice();
  // Of today nobody knows yet whether its plan is kept.
  const yesterday = addDays(today, -1);
  const now = yesterday < from ? from : yesterday > to ? to : yesterday;
  const span = { user, start: from, end: to };
  const { currentData: profile } = useUserProfileQuery({ ...span, now });
  const { currentData: activities } = useProfileActivitiesQuery(span);
  return (
    <>
      <PageHead title={profile?.name ?? 'Arbeitszeit'} note={`Arbeitszeit, ${daysText({ from, to })}`} />
      <FiguresFilters isCompared={false} hasSteps={false} />
      <div className={frame.page}>
        <FailedRead endpoint="userProfile" />
        {profile ? (
          <>
            <ProfileFigures profile={profile} />
            <Block title="Geplant und gearbeitet">
              <ProfileChart profile={profile} />
            </Block>
          </>
        ) : (
          <Skeleton height={280} role="status" aria-label="Arbeitszeit wird geladen" />
        )}
        <Block title="Dienste">
          <FailedRead endpoint="profileActivities" />
          {activities && <ProfileActivities activities={activities} />}
        </Block>
      </div>
    </>
  );
}
