import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import type { OrderForm } from '@bestellwerk/domain/ordering/order-form.schema';
import type { Branch } from '@bestellwerk/domain/resources/branch';
import { failureOf, isAnswerKnown, isApiFailure, unknownMessage } from '@bestellwerk/ui/api/api-failure';
import { forgetKey, hasUnansweredCommand, keyFor } from '@bestellwerk/ui/idempotency/idempotency-key';
import { cartCleared } from '../../shared/cart/cart-slice.js';
import { usePlaceOrderMutation } from '../../shared/order/order-api.js';
import { consentEnded } from '../../shared/order-details/details-slice.js';

interface Refused {
  /** The form that was refused: what was wrong with it says nothing about a changed one. */
  form: OrderForm;
  problems: readonly Problem[];
}

/**
 * Sends the order once: its Idempotency-Key is kept, over reloads too, until the answer is known,
 * so that sending again after a lost connection never makes a second order.
 */
export function useSubmission(branch: Branch) {
  const scope = `order:${branch.identifier}`;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [placeOrder, { isLoading }] = usePlaceOrderMutation();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isUnanswered, setIsUnanswered] = useState(() => hasUnansweredCommand(scope));

  /** True if the order was accepted. */
  async function submit(form: OrderForm): Promise<boolean> {
    setRefused(null);
    const result = await placeOrder({ form, idempotencyKey: keyFor(scope, form) });
    if (result.error) {
      const failure = isApiFailure(result.error) ? result.error : failureOf(0, unknownMessage);
      if (isAnswerKnown(failure)) forgetKey(scope);
      setIsUnanswered(!isAnswerKnown(failure));
      setRefused({ form, problems: failure.errors });
      return false;
    }
    forgetKey(scope);
    const { uid, hash, paymentRedirectUrl } = result.data;
    if (paymentRedirectUrl) {
      location.assign(paymentRedirectUrl);
      return true;
    }
    await navigate(`/status/${uid}/${hash}`, { replace: true });
    dispatch(cartCleared({ branch: branch.identifier }));
    dispatch(consentEnded());
    return true;
  }

  return {
    submit,
    isSending: isLoading,
    isUnanswered,
    refusedProblems: (form: OrderForm): readonly Problem[] =>
      refused?.form === form ? refused.problems : [],
  };
}
