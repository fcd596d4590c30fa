import type { HealthState } from '@bestellwerk/domain/contracts/health.schema';
import { Badge, type Tone } from '../../shared/ui/badge.js';

export const stateWords: Record<HealthState, { one: string; all: string }> = {
  ok: { one: 'In Ordnung', all: 'Alles in Ordnung' },
  warning: { one: 'Achtung', all: 'Etwas braucht Aufmerksamkeit' },
  bad: { one: 'Gestört', all: 'Es gibt eine Störung' },
};

const tones: Record<HealthState, Tone> = { ok: 'good', warning: 'waiting', bad: 'urgent' };

export const StateBadge = ({ state }: { state: HealthState }) => (
  <Badge tone={tones[state]}>{stateWords[state].one}</Badge>
);
