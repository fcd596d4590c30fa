import type { Problem } from '../../../kernel/refusal.js';
import { messages } from './messages.js';
import type { CheckContext } from './shop-facts.js';

export const termsProblems = ({ form }: CheckContext): Problem[] => [
  ...(form.legalInstructions ? [] : [{ field: 'legalInstructions', message: messages.termsMissing }]),
  ...(form.privacyPolicy ? [] : [{ field: 'privacyPolicy', message: messages.privacyMissing }]),
];
