import { Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { paidRefusal } from '@bestellwerk/domain/ordering/order/lowering';
import { ReasonField, Suggestions } from '../../../shared/forms/reason-field.js';
import { useMay } from '../../../shared/session/use-user.js';
import { FormAlert } from '../../../shared/ui/notes.js';

/** What somebody needs who takes something off an order. */
export interface LoweringNeeds {
  /** Why this person cannot; null if they can. */
  readonly refusal: string | null;
  readonly isReasonAsked: boolean;
  readonly reason: string;
  setReason(reason: string): void;
  /** Begins anew, for the next line. */
  reset(): void;
  /** What is sent of it; null if the reason is missing. */
  readonly body: { readonly reason?: string } | null;
}

/**
 * By the order and by `error`, what the server has found missing: that the day is closed, only the server knows. `isLess`
 * is whether anything is taken off.
 */
export function useLowering(order: StaffOrder, isLess: boolean, error: string | undefined): LoweringNeeds {
  const { paidAmount: paid, pricing, branch } = order;
  const mayLower = useMay()('order.lowerSettled', branch.id);
  const [reason, setReason] = useState('');
  const [hasServerAsked, setServerAsked] = useState(false);
  if (error !== undefined && !hasServerAsked) setServerAsked(true);
  const settled = paidRefusal({ paid, total: pricing.totalGross });
  const isReasonAsked = isLess && mayLower && (settled !== null || hasServerAsked);
  const given = reason.trim();
  const bodyWhenAsked = given === '' ? null : { reason: given };
  return {
    refusal: isLess && !mayLower ? settled : null,
    ...{ isReasonAsked, reason, setReason },
    reset: () => {
      setReason('');
      setServerAsked(false);
    },
    body: isReasonAsked ? bodyWhenAsked : {},
  };
}

interface Properties {
  needs: LoweringNeeds;
  error: string | undefined;
  onChange(): void;
}

/** Asks why something is taken off, or says who can do it. */
export function LoweringReason({ needs, error, onChange }: Properties) {
  const { refusal, isReasonAsked, reason, setReason } = needs;
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it lies below what is on screen.
    if (error !== undefined) field.current?.querySelector('textarea')?.focus();
  }, [error]);
  const change = (next: string) => {
    setReason(next);
    onChange();
  };
  if (refusal !== null) return <FormAlert text={refusal} />;
  if (!isReasonAsked) return null;
  return (
    <Stack gap="xs" ref={field}>
      <ReasonField
        label="Grund der Kürzung"
        description="Er steht danach im Verlauf."
        value={reason}
        error={error}
        onChange={change}
      />
      <Suggestions texts={['Nicht lieferbar', 'Reklamation', 'Falsch aufgenommen']} onChoose={change} />
    </Stack>
  );
}

export const REASON_MISSING = 'Bitte geben Sie einen Grund an.';
