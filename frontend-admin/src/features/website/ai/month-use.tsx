import type { ContentAi } from '@bestellwerk/domain/contracts/content-ai.schema';
import { usedText } from '@bestellwerk/domain/content-ai/budget/budget';
import classes from './ai.module.css';

/** '12.400 von 200.000 Token in diesem Monat' */
export const MonthUse = ({ ai: { used, budget }, of }: { ai: ContentAi; of: 'tokens' | 'images' }) => (
  <p className={classes.use}>
    {usedText(used[of], budget[of], of === 'tokens' ? 'Token' : 'Bildern')} in diesem Monat
  </p>
);
