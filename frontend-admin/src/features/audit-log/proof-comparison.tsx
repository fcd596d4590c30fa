import { Button, FileButton, Textarea } from '@mantine/core';
import { useState } from 'react';
import {
  keptProofSchema,
  type KeptProof,
  type ProofComparison as Compared,
} from '@bestellwerk/domain/contracts/log-proof.schema';
import { formatDateTime, formatNumber } from '@bestellwerk/domain/text/formats';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { useCompareProofMutation } from './log-proofs-api.js';

const NO_PROOF = 'Das ist kein Nachweis. Bitte fügen Sie den ganzen Inhalt der heruntergeladenen Datei ein.';
const UNANSWERED = 'Der Nachweis konnte nicht verglichen werden. Bitte versuchen Sie es noch einmal.';

/** Compares a proof that somebody kept outside with the chain of today. */
export function ProofComparison() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [compare, { data, isLoading, isError, reset }] = useCompareProofMutation();

  const write = (typed: string) => {
    setText(typed);
    setProblem(null);
    reset();
  };
  const submit = () => {
    const proof = proofIn(text);
    if (proof) void compare(proof);
    else setProblem(NO_PROOF);
  };
  return (
    <section>
      <h3>Mit einem aufbewahrten Nachweis vergleichen</h3>
      <Textarea
        label="Inhalt des Nachweises"
        autosize
        minRows={3}
        maxRows={8}
        value={text}
        error={problem}
        onChange={({ currentTarget: { value } }) => write(value)}
      />
      <Button.Group mt="sm" mb="sm">
        <FileButton
          accept="application/json"
          onChange={(file) => void file?.text().then(write, () => setProblem(NO_PROOF))}
        >
          {(properties) => (
            <Button variant="default" {...properties}>
              Datei wählen
            </Button>
          )}
        </FileButton>
        <Button variant="default" loading={isLoading} disabled={text.trim() === ''} onClick={submit}>
          Vergleichen
        </Button>
      </Button.Group>
      <FormAlert text={isError ? UNANSWERED : null} />
      <div aria-live="polite">{data && <Outcome compared={data} />}</div>
    </section>
  );
}

function proofIn(text: string): KeptProof | null {
  try {
    return keptProofSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const chainWords: Record<Compared['chain'], string> = {
  same: 'Das Protokoll beginnt noch genau so.',
  other: 'Das Protokoll wurde seither verändert: Die Prüfsumme ist eine andere.',
  shorter: 'Das Protokoll hat weniger Ereignisse als der Nachweis: Das Ende fehlt.',
};
const signatureWords: Record<Compared['signature'], string> = {
  own: 'Die Unterschrift ist von diesem Server.',
  other: 'Die Unterschrift ist echt, aber von einem anderen Server oder von früher.',
  wrong: 'Die Unterschrift stimmt nicht: Der Nachweis selbst wurde verändert.',
};

function Outcome({ compared: { at, events, chain, signature } }: { compared: Compared }) {
  const timeZone = useTimeZone();
  return (
    <p>
      Nachweis vom {formatDateTime(new Date(at), timeZone)} über {formatNumber(events)} Ereignisse:{' '}
      <strong>{chainWords[chain]}</strong> {signatureWords[signature]}
    </p>
  );
}
