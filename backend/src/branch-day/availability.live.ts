import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import type { LiveReadModel } from '../platform/consistency/live-read-model.js';

/** Everybody may follow what a branch does not take: the shop offers only the rest. */
const topics = [{ kind: 'availability', open: (branch: string) => isUuid(branch) }];

@Injectable()
export class LiveBranchDays implements LiveReadModel {
  readonly name = 'branch_day';
  readonly topics = topics;
}

@Injectable()
export class LiveWindowLoads implements LiveReadModel {
  readonly name = 'window_load';
  readonly topics = topics;
}
