import { withView } from '@bestellwerk/domain/kernel/decider';
import { signageStream } from '@bestellwerk/domain/signage/signage-events';
import { signagePlayerDecider } from '@bestellwerk/domain/signage/signage-player';
import { signageDeviceAfter } from '@bestellwerk/domain/views/signage';

/** Screens, with the answer to staff and players beside the state. All commands on screens use it. */
export const screenStreams = {
  stream: signageStream,
  decider: withView(signagePlayerDecider, signageDeviceAfter),
};
