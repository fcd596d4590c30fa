import { Textarea, type TextareaProps } from '@mantine/core';
import type { MessageTemplate } from '@bestellwerk/domain/messages/default-templates';
import { smsLength } from '@bestellwerk/domain/messages/sms-segments';
import { renderSms } from '@bestellwerk/domain/views/message-content';
import { useSampleFacts } from './use-sample-facts.js';

/** The text of an SMS, with its length as it will be sent. */
export function SmsField({ template, ...field }: { template: MessageTemplate } & TextareaProps) {
  const facts = useSampleFacts('newOrder');
  const { units, segments, isUnicode } = smsLength(facts ? renderSms(template, facts) : template.smsText);
  const count = segments === 1 ? '1 SMS' : `${segments} SMS`;
  const reason = isUnicode ? ' Ein Zeichen wie „ oder ş verkürzt jede SMS auf 70 Zeichen.' : '';
  return (
    <Textarea
      label="Text der SMS"
      description={`Mit Beispieldaten ${units} Zeichen, das sind ${count}.${reason}`}
      autosize
      minRows={3}
      maxLength={600}
      {...field}
    />
  );
}
