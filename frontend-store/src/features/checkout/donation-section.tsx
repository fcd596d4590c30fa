import { memo } from 'react';
import { DonationChoice } from '../../shared/donation/donation-choice.js';
import { FieldProblem } from './fields.js';
import { fieldId, useProblem } from './problems.js';
import { Section } from './section.js';

/** The organisation to which is donated with the order, and what the guest gives on top. */
export const DonationSection = memo(function DonationSection({ mayGive }: { mayGive: boolean }) {
  const problem = useProblem('donatee');
  return (
    <Section title="Spende">
      <DonationChoice
        ids={{ donatee: fieldId('donatee'), amount: fieldId('donationAmount') }}
        mayGive={mayGive}
        amountProblem={useProblem('donationAmount')}
      />
      {problem && <FieldProblem>{problem}</FieldProblem>}
    </Section>
  );
});
