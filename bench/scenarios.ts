import type { Scenario } from './scenario.js';
import { append } from './scenarios/append.js';
import { busyBoard } from './scenarios/busy-board.js';
import { catchUp } from './scenarios/catch-up.js';
import { commands } from './scenarios/commands.js';
import { firstPage } from './scenarios/first-page.js';
import { footprint } from './scenarios/footprint.js';
import { growth } from './scenarios/growth.js';
import { hits } from './scenarios/hits.js';
import { idleBoard } from './scenarios/idle-board.js';
import { init } from './scenarios/init.js';
import { largeLog } from './scenarios/large-log.js';
import { lists } from './scenarios/lists.js';
import { nothingSkipped } from './scenarios/nothing-skipped.js';
import { placeOrder } from './scenarios/place-order.js';
import { push } from './scenarios/push.js';
import { slots } from './scenarios/slots.js';
import { statistics } from './scenarios/statistics.js';

export const scenarios: readonly Scenario[] = [
  placeOrder,
  append,
  commands,
  catchUp,
  nothingSkipped,
  push,
  footprint,
  growth,
  slots,
  init,
  firstPage,
  lists,
  largeLog,
  idleBoard,
  busyBoard,
  hits,
  statistics,
];
