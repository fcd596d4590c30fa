import '@mantine/core/styles/Tabs.layer.css';
import { Tabs, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Control, FormTab } from '@bestellwerk/domain/records/field-form';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { EditorFrame } from '../../../shared/record-fields/editor-frame.js';
import type { FieldEditorProps } from '../../../shared/record-fields/field-editor.js';
import { PartFields } from '../../../shared/record-fields/group-field.js';
import { labelled } from '../../../shared/record-fields/plain.labels.js';
import { isAnythingWrong } from '../../../shared/record-fields/problems-below.js';
import { useRevealed } from '../../../shared/record-fields/use-revealed.js';
import classes from './content-fields.module.css';

/** Fields that belong together, of which those of one tab are shown. */
export default function TabsEditor(properties: FieldEditorProps<Fields | null>) {
  const { form, path, schema, value, problemAt, isReadOnly } = properties;
  const { tabs } = form.control as Control & { kind: 'tabs' };
  const [chosen, setChosen] = useState(0);
  useRevealed(path, (below) => {
    const tab = tabs.findIndex(({ fields }) => fields.includes(below.split('.')[0]!));
    if (tab >= 0) setChosen(tab);
  });
  const isWrong = ({ fields }: FormTab): boolean =>
    labelled(schema).some(
      ([name, part]) =>
        fields.includes(name) &&
        isAnythingWrong({ path: `${path}.${name}`, schema: part, value: value?.[name], problemAt }),
    );
  return (
    // Tabs that cannot be chosen would hide what may be read.
    <EditorFrame {...properties} isReadOnly={false}>
      <Tabs
        value={String(chosen)}
        onChange={(tab) => setChosen(Number(tab))}
        keepMounted={false}
        className={classes.tabs}
      >
        <Tabs.List aria-label={form.label}>
          {tabs.map((tab, index) => (
            <Tabs.Tab
              key={tab.label}
              value={String(index)}
              rightSection={
                isWrong(tab) && <IconAlertTriangle size={16} className={classes.wrong} aria-hidden />
              }
            >
              {tab.label}
              {isWrong(tab) && <VisuallyHidden> (bitte prüfen)</VisuallyHidden>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((tab, index) => (
          <Tabs.Panel key={tab.label} value={String(index)} className={classes.panel}>
            <PartFields {...properties} isReadOnly={isReadOnly} only={tab.fields} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </EditorFrame>
  );
}
