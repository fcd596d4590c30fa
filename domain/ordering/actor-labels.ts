import type { Actor } from '../kernel/event.js';

/** Who did something, where nobody can be named. */
export const actorLabels: Record<Actor['kind'], string> = {
  customer: 'Gast',
  user: 'Benutzer',
  device: 'Gerät',
  rule: 'Automatik',
  provider: 'Zahlungsanbieter',
  system: 'System',
};
