import { useEffect, useRef, useState } from 'react';
import { Button, Progress } from '@mantine/core';
import type { LedgerLine } from '@bestellwerk/domain/contracts/payments.schema';
import { useBranchOnScreen, useShownBranchWords } from '../../shared/branches/use-branches.js';
import { daysText } from '../../shared/days/days.js';
import { Block } from '../../shared/ui/block.js';
import { EditorNote } from '../../shared/ui/notes.js';
import { type ComparedDays, ledgerLines } from './ledger-comparison.js';
import { ledgerDaysProblem } from './ledger-days.js';
import { LedgerDifferences } from './ledger-differences.js';

const UNANSWERED = 'Der Abgleich wurde abgebrochen. Bitte beginnen Sie ihn noch einmal.';

/** Compares the chosen days with the payment providers, on request: it asks them about every payment. */
export function LedgerCheck({ days }: { days: ComparedDays }) {
  const where = `${daysText(days)}, ${useShownBranchWords()}`;
  const isOne = useBranchOnScreen() !== null;
  const [line, setLine] = useState<LedgerLine | null>(null);
  const [isRunning, setRunning] = useState(false);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const chosen = JSON.stringify(days);
  const [comparedFor, setComparedFor] = useState(chosen);
  if (comparedFor !== chosen && !isRunning) {
    setComparedFor(chosen);
    setLine(null);
  }
  const problem = ledgerDaysProblem(days);

  async function compare(): Promise<void> {
    abort.current = new AbortController();
    setRunning(true);
    setLine({ done: 0, total: 0 });
    try {
      for await (const next of ledgerLines(days, abort.current.signal)) setLine(next);
    } catch {
      setLine({ error: UNANSWERED });
    } finally {
      setRunning(false);
    }
  }

  return (
    <Block title="Abgleich mit den Zahlungsanbietern">
      <p>
        Vergleicht Online-Zahlungen mit dem, was der Anbieter eingezogen und zurückgezahlt hat. Bestellungen:{' '}
        {where}.
      </p>
      {problem !== null ? (
        <EditorNote>{problem}</EditorNote>
      ) : (
        <Button variant="default" loading={isRunning} onClick={() => void compare()}>
          Jetzt abgleichen
        </Button>
      )}
      <div aria-live="polite">{line && <Outcome {...{ line, where, isOne }} />}</div>
    </Block>
  );
}

interface OutcomeProperties {
  line: LedgerLine;
  /** Days and branches that were compared. */
  where: string;
  /** One branch. */
  isOne: boolean;
}

function Outcome({ line, where, isOne }: OutcomeProperties) {
  if ('error' in line) return <EditorNote>{line.error}</EditorNote>;
  if ('done' in line) {
    const label =
      line.total === 0 ? 'Abgleich beginnt …' : `${line.done} von ${line.total} Zahlungen verglichen`;
    const percent = line.total === 0 ? 0 : (line.done / line.total) * 100;
    return (
      <>
        <Progress value={percent} mt="sm" aria-label="Fortschritt des Abgleichs" />
        <p>{label}</p>
      </>
    );
  }
  const count = line.payments === 1 ? '1 Zahlung' : `${line.payments} Zahlungen`;
  const compared = `${where}: ${count} verglichen`;
  if (line.differences.length > 0)
    return <LedgerDifferences compared={compared} differences={line.differences} />;
  if (line.payments > 0) return <p>{compared}, alles stimmt überein.</p>;
  return (
    <p>
      {where}: In {isOne ? 'dieser Filiale' : 'diesen Filialen'} gab es keine Online-Zahlungen. Es war nichts
      zu vergleichen.
    </p>
  );
}
