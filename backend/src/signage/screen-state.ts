import type { Decider } from '@bestellwerk/domain/kernel/decider';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { SignageEvent } from '@bestellwerk/domain/signage/signage-events';
import { signagePlayerDecider, type SignagePlayer } from '@bestellwerk/domain/signage/signage-player';
import { signageDeviceAfter, type StoredSignageDevice } from '@bestellwerk/domain/views/signage-device';

/** A screen for decisions, and beside it as it is shown: so an answer waits for no read model and reads no log. */
export interface ScreenState {
  readonly player: SignagePlayer;
  /** Null before it was paired. Follows only recorded events: they contain time and actor. */
  readonly document: StoredSignageDevice | undefined;
}

export const screenDecider: Decider<ScreenState, SignageEvent> = {
  initial: { player: signagePlayerDecider.initial, document: undefined },
  evolve: ({ player, document }, event) => ({
    player: signagePlayerDecider.evolve(player, event),
    document: isRecorded(event) ? signageDeviceAfter(document, event) : document,
  }),
};

/** An event that is only being decided has no metadata yet. */
const isRecorded = (event: SignageEvent): event is RecordedEvent<SignageEvent> => 'metadata' in event;
