import { useEffect, useId, useRef, useState } from 'react';
import { messages } from '@bestellwerk/domain/ordering/checkout/check/messages';
import {
  donationAmounts,
  isDonationAmount,
  typedDonation,
} from '@bestellwerk/domain/ordering/checkout/donation';
import { formatMoney, formatNumber } from '@bestellwerk/domain/text/formats';

interface Props {
  currency: string;
  /** A decimal; null for nothing, 0 while what is typed is no amount. */
  amount: number | null;
  onChange(amount: number | null): void;
  /** Of the field for another amount. */
  fieldId?: string | undefined;
  /** That it cannot be sent like this. */
  problem?: string | null;
}

/** What the guest gives on top: amounts to choose from, none, and a field for any other. */
export function OwnAmount({ currency, amount, onChange, fieldId, problem = null }: Props) {
  const id = useId();
  const [isTyping, setTyping] = useState(isOther(amount));
  const [typed, setTyped] = useState(isOther(amount) && amount > 0 ? formatNumber(amount, 2) : '');
  const [wasLeft, setLeft] = useState(amount === 0);
  const field = useRef<HTMLInputElement>(null);
  const [isJustChosen, setJustChosen] = useState(false);
  // It opens below what was tapped, perhaps out of sight.
  useEffect(() => {
    if (isJustChosen) field.current?.focus();
    setJustChosen(false);
  }, [isJustChosen]);
  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    onChange(typedDonation(text) ?? 0);
  };
  const isWrong = isTyping && (problem !== null || (wasLeft && typedDonation(typed) === null));
  const option = (label: string, isChosen: boolean, choose: () => void) => (
    <label
      key={label}
      className="flex min-h-11 items-center rounded-box border-2 border-ink px-3 font-semibold tabular-nums hover:bg-mustard-pale has-checked:bg-mustard has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum"
    >
      <input type="radio" name={id} checked={isChosen} onChange={choose} className="sr-only" />
      {label}
    </label>
  );
  const offered = [null, ...donationAmounts].map((one) =>
    option(one === null ? 'Nein' : formatMoney(one, currency), !isTyping && amount === one, () => {
      setTyping(false);
      onChange(one);
    }),
  );

  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Möchten Sie selbst etwas dazugeben?</legend>
      <div className="flex flex-wrap gap-2">
        {offered}
        {option('Anderer Betrag', isTyping, () => {
          setTyping(true);
          type('');
          setJustChosen(true);
        })}
      </div>
      {isTyping && (
        <label className="mt-2 block">
          <span className="mb-1 block text-sm font-semibold">Ihr Betrag ({currency})</span>
          <input
            ref={field}
            id={fieldId}
            className="field max-w-40 scroll-my-16"
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setLeft(true)}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-fehler` : undefined}
          />
        </label>
      )}
      {isWrong && (
        <p id={`${id}-fehler`} className="mt-1 text-sm font-semibold text-alarm">
          {problem ?? messages.donationAmountWrong}
        </p>
      )}
    </fieldset>
  );
}

const isOther = (amount: number | null): amount is number =>
  amount !== null && !(isDonationAmount(amount) && donationAmounts.some((one) => one === amount));
