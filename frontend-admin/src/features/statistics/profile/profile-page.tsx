import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { whoSees } from '@bestellwerk/domain/access/role-words';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import { type ApiFailure, isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { daysText } from '../../../shared/days/days.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import {
  FIGURES_REFRESH,
  useProfileActivitiesQuery,
  useUserProfileQuery,
} from '../../../shared/statistics/figures-api.js';
import { Block } from '../../../shared/ui/block.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { PageHead } from '../../../shared/ui/page-head.js';
import frame from '../frame/frame.module.css';
import { FiguresFilters } from '../frame/figures-filters.js';
import { useFiguresChoice } from '../frame/figures-choice.js';
import { PlannedShifts } from './planned-shifts.js';
import { ProfileActivities } from './profile-activities.js';
import { ProfileChart } from './profile-chart.js';
import { ProfileFigures } from './profile-figures.js';
import classes from './profile.module.css';
import { nameInBranches, useIsOfSomeBranches } from './seen-branches.js';

/** One person's working time: balance, punctuality, and each shift beside its plan. Their own, or for those who lead them. */
export default function ProfilePage() {
  const { user = '' } = useParams();
  const { from, to, today, isTodayIn } = useFiguresChoice();
  // Of today nobody knows yet whether its plan is kept.
  const yesterday = addDays(today, -1);
  const span = { user, start: from, end: to };
  const whileItGrows = { pollingInterval: isTodayIn ? FIGURES_REFRESH : 0 };
  const {
    currentData: profile,
    error,
    isError,
  } = useUserProfileQuery({ ...span, now: yesterday < to ? yesterday : to }, whileItGrows);
  const { currentData: activities } = useProfileActivitiesQuery(span, whileItGrows);
  const isOfSomeBranches = useIsOfSomeBranches(user);
  if (isApiFailure(error) && isOfNobody(error)) {
    return (
      <EmptyState
        isPage
        title="Diese Person gibt es nicht."
        text="Vielleicht wurde sie entfernt, oder die Adresse ist falsch."
      />
    );
  }
  if (isApiFailure(error) && error.status === 403) {
    return (
      <EmptyState
        isPage
        title="Kein Zugriff auf diese Arbeitszeit."
        text={`${whoSees('Die Arbeitszeit anderer', 'workingTime.read')} Wer eine Filiale leitet, sieht nur deren Team.`}
      />
    );
  }
  return (
    <>
      <PageHead title={profile?.name ?? 'Arbeitszeit'} note={`Arbeitszeit, ${daysText({ from, to })}`} />
      <FiguresFilters isCompared={false} hasSteps={false} />
      <div className={frame.page}>
        <FailedRead endpoint="userProfile" />
        {!profile && !isError && (
          <Skeleton height={280} role="status" aria-label="Arbeitszeit wird geladen" />
        )}
        {profile && (
          <>
            <ProfileFigures profile={profile} today={today} isOfSomeBranches={isOfSomeBranches} />
            {isOfSomeBranches && <p className={classes.note}>{SOME_BRANCHES}</p>}
            <Block title={nameInBranches('Geplant und gearbeitet', isOfSomeBranches)}>
              <ProfileChart profile={profile} isOfSomeBranches={isOfSomeBranches} />
            </Block>
          </>
        )}
        {profile && (profile.ahead.length > 0 || from > today) && (
          <Block title={nameInBranches('Noch geplant', isOfSomeBranches)}>
            {profile.ahead.length > 0 ? (
              <PlannedShifts label="Geplante Dienste" shifts={profile.ahead} />
            ) : (
              <p>In diesem Zeitraum ist nichts mehr geplant.</p>
            )}
          </Block>
        )}
        {profile && profile.missed.length > 0 && (
          <Block title={nameInBranches('Versäumt', isOfSomeBranches)}>
            <PlannedShifts label="Versäumte Dienste" shifts={profile.missed} />
          </Block>
        )}
        {from <= today && (
          <Block title={nameInBranches('Dienste', isOfSomeBranches)}>
            {!isError && <FailedRead endpoint="profileActivities" />}
            {activities && <ProfileActivities activities={activities} />}
          </Block>
        )}
      </div>
    </>
  );
}

const SOME_BRANCHES =
  'Saldo und gearbeitete Zeit gelten für alle Filialen dieser Person. Alles andere ist nur aus Ihren Filialen.';

/** There is no such person, or the address names none at all. */
const isOfNobody = ({ status, errors }: ApiFailure): boolean =>
  status === 404 || (status === 422 && errors.some(({ field }) => field === 'user'));
