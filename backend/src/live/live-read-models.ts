import type { Provider } from '@nestjs/common';
import { liveAuditLog } from '../audit-log/audit-log.live.js';
import { LiveBranchDays, LiveWindowLoads } from '../branch-day/availability.live.js';
import { LiveOrderBoard, LiveOrderHistory } from '../ordering/order-board.live.js';
import { LivePublicOrders } from '../ordering/public-orders.live.js';
import { liveClosings, livePayments } from '../payments/takings.live.js';
import type { LiveReadModel, SecretTopic, Subscriber } from '../platform/consistency/live-read-model.js';
import { LivePrintJobs } from '../printing/print-jobs.live.js';
import { LiveReviews } from '../ordering/reviews/reviews.live.js';
import { liveRecords } from '../records/records.live.js';
import { RESOURCES, type Resources } from '../records/resources.token.js';
import { LiveScreenCommands } from '../signage/screen-commands.live.js';
import { LiveScreens } from '../signage/screens.live.js';
import { LiveWeeklyPlans, LiveWorkingActivities } from '../working-time/working-time.live.js';

const classes = [
  LiveBranchDays,
  LiveWindowLoads,
  LiveOrderBoard,
  LiveOrderHistory,
  LivePublicOrders,
  LiveReviews,
  LivePrintJobs,
  LiveWorkingActivities,
  LiveWeeklyPlans,
  LiveScreens,
  LiveScreenCommands,
];

interface OpenTopic {
  readonly model: LiveReadModel;
  /** Null where the topic contains no secret. */
  readonly secret: SecretTopic | null;
}

/** All read models that live pages follow. */
export class LiveReadModels {
  constructor(readonly all: readonly LiveReadModel[]) {}

  named(name: string): LiveReadModel | undefined {
    return this.all.find((model) => model.name === name);
  }

  /** Null if there is no such topic, or not for this subscriber. */
  async open(topic: string, subscriber: Subscriber): Promise<OpenTopic | null> {
    const [kind = ''] = topic.split(':', 1);
    const subject = topic.slice(kind.length + 1);
    for (const model of this.all) {
      for (const one of model.topics) {
        const opened = one.kind === kind && (await one.open(subject, subscriber));
        if (opened) return { model, secret: opened === true ? null : opened };
      }
    }
    return null;
  }
}

export const liveReadModels: Provider[] = [
  ...classes,
  {
    provide: LiveReadModels,
    inject: [RESOURCES, ...classes],
    useFactory: (resources: Resources, ...models: LiveReadModel[]) =>
      new LiveReadModels([
        ...models,
        ...[liveAuditLog, livePayments, liveClosings],
        ...resources.map(liveRecords),
      ]),
  },
];
