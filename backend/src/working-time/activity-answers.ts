import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { workingActivityAfter } from '@bestellwerk/domain/views/working-activity';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import type { WorkingTimeEvent } from '@bestellwerk/domain/working-time/working-time-events';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { Injectable } from '@nestjs/common';

const FIRST_LOOK = 32n;
const FARTHER = 8n;

type WorkingTimeEvents = RecordedEvent<WorkingTimeEvent>[];

/** Activities from the log itself: the answer to a command waits for no read model. */
@Injectable()
export class ActivityAnswers {
  constructor(private readonly eventLog: EventLog) {}

  /** An activity of this stream as it is now. Looks back no farther than to its beginning. */
  async read(stream: string, activity: string, revision: string): Promise<WorkingActivity> {
    for (let count = FIRST_LOOK; ; count *= FARTHER) {
      const from = BigInt(revision) >= count ? BigInt(revision) - count + 1n : 0n;
      const events = (await this.eventLog.readStream(stream, { from })) as WorkingTimeEvents;
      const own = events.filter(({ data }) => data.activity === activity);
      if (own[0] && isBeginning(own[0])) return folded(own);
      if (from === 0n) throw new Error('The activity is not in its stream.');
    }
  }
}

const isBeginning = ({ type, data }: RecordedEvent<WorkingTimeEvent>): boolean =>
  type === 'ActivityStarted' || (type === 'ActivityCorrected' && data.before === null);

function folded(events: WorkingTimeEvents): WorkingActivity {
  let activity: WorkingActivity | undefined;
  for (const event of events) activity = workingActivityAfter(activity, event);
  return activity!;
}
