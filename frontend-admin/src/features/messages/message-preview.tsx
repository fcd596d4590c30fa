import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { MessageTemplate } from '@bestellwerk/domain/messages/default-templates';
import type { MessageKind } from '@bestellwerk/domain/messages/message-kinds.schema';
import { withUnknownShown } from '@bestellwerk/domain/messages/render-template';
import { type MessageFacts, renderMail, renderSms } from '@bestellwerk/domain/views/message-content';
import { Block } from '../../shared/ui/block.js';
import classes from './messages.module.css';
import { useSampleFacts } from './use-sample-facts.js';

const views = [
  { value: 'html', label: 'E-Mail' },
  { value: 'text', label: 'Nur Text' },
  { value: 'sms', label: 'SMS' },
];

interface Properties {
  kind: MessageKind;
  template: MessageTemplate;
}

/** What a guest gets, with a sample order. Made by the functions that the server sends with. */
export function MessagePreview({ kind, template }: Properties) {
  const [view, setView] = useState('html');
  const facts = useSampleFacts(kind);
  return (
    <Block title="Vorschau mit Beispieldaten">
      <div className={classes.preview}>
        <SegmentedControl aria-label="Ansicht" data={views} value={view} onChange={setView} />
        {facts && <View view={view} template={shownTemplate(template, kind)} facts={facts} />}
      </div>
    </Block>
  );
}

/** What will be refused on saving is seen, not left out. */
const shownTemplate = (template: MessageTemplate, kind: MessageKind): MessageTemplate => ({
  ...template,
  subject: withUnknownShown(template.subject, kind),
  text: withUnknownShown(template.text, kind),
  smsText: withUnknownShown(template.smsText, kind),
});

function View({ view, template, facts }: { view: string; template: MessageTemplate; facts: MessageFacts }) {
  if (view === 'sms') return <p className={classes.plain}>{renderSms(template, facts)}</p>;
  const { subject, text, html } = renderMail(template, facts);
  return (
    <>
      <p className={classes.subject}>{subject}</p>
      {view === 'html' ? (
        <iframe className={classes.frame} title="Vorschau der E-Mail" sandbox="" srcDoc={html} />
      ) : (
        <p className={classes.plain}>{text}</p>
      )}
    </>
  );
}
