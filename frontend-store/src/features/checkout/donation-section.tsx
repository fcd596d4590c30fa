import { memo } from 'react';
import { DonationChoice } from '../../shared/donation/donation-choice.js';
import { FieldProblem } from './fields.js';
import { fieldId, useProblem } from './problems.js';
import { Section } from './section.js';

/** The organisation to which the business donates with the order. */
export const DonationSection = memo(function DonationSection() {
  const problem = useProblem('donatee');
  return (
    <Section title="Spende">
      <DonationChoice id={fieldId('donatee')} />
      {problem && <FieldProblem>{problem}</FieldProblem>}
    </Section>
  );
});
