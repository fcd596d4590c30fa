import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconQrcode, IconReport } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOwnClockQuery } from '../../shared/working-time/working-time-api.js';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useUser } from '../../shared/session/use-user.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { PageSkeleton } from '../../shared/ui/splash.js';
import { AccessCodeDialog } from '../../shared/working-time/access-code-dialog.js';
import { longDayWords } from '@bestellwerk/ui/working-time/activity-words';
import { useToday } from '../../shared/shop/shop-api.js';
import { ClockPanel } from './clock-panel.js';
import { MonthBlock } from './month-block.js';
import { monthOf } from './month.js';
import wrapping from '../../shared/ui/wrapping-button.module.css';
import classes from './my-time.module.css';
import { NextShifts } from './next-shifts.js';
import { OwnActivities } from './own-activities.js';

/** One's own working time: the clock to press, the month, and what was recorded. */
export default function MyTimePage() {
  const { user } = useUser();
  const today = useToday();
  const [day, setDay] = useState(today);
  const [isCodeOpen, code] = useDisclosure(false);
  const pollingInterval = usePollingWhileAway();
  const { data: clock, isError } = useOwnClockQuery(user.id, { pollingInterval });
  const month = monthOf(day, today);
  return (
    <>
      <PageHead title="Meine Zeit" note={longDayWords(today)}>
        <Button
          variant="default"
          size="md"
          classNames={wrapping}
          leftSection={<IconReport size={20} aria-hidden />}
          component={Link}
          to={`/working-activities/people/${user.id}?${new URLSearchParams({ ...month })}`}
        >
          Mein Stand
        </Button>
        <Button
          variant="default"
          size="md"
          classNames={wrapping}
          leftSection={<IconQrcode size={20} aria-hidden />}
          onClick={code.open}
        >
          Zugangscode für die Zeiterfassung
        </Button>
      </PageHead>
      <FailedRead endpoint="ownClock" />
      {!clock && !isError && <PageSkeleton />}
      {clock && (
        <div className={classes.layout}>
          <div className={classes.now}>
            <ClockPanel clock={clock} />
            <NextShifts today={today} />
          </div>
          <MonthBlock month={month} today={today} onMonth={setDay} />
          <OwnActivities month={month} />
        </div>
      )}
      <AccessCodeDialog
        user={{ id: user.id, name: `${user.firstName} ${user.lastName}` }}
        isOwn
        opened={isCodeOpen}
        onClose={code.close}
      />
    </>
  );
}
