import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { FormErrors } from '../../../shared/forms/form-sending.js';
import { Block } from '../../../shared/ui/block.js';
import { FieldEditors } from '../../../shared/record-fields/field-editors.js';
import { FieldView } from '../../../shared/record-fields/field-view.js';
import classes from './record-form.module.css';
import { sectionsFor, type Section } from './sections.js';

interface Properties {
  sections: readonly Section[];
  fields: Fields;
  errors: FormErrors['fields'];
  isReadOnly: boolean;
  onChange(fields: Fields): void;
}

/** All fields of a record, section by section. */
export const RecordForm = ({ sections, fields, errors, isReadOnly, onChange }: Properties) => (
  <FieldEditors>
    <div className={classes.sections}>
      {sectionsFor(sections, fields, wrongIn(errors)).map(({ name: section, help, fields: members }) => (
        <Block key={section} title={section}>
          {help && <p className={classes.help}>{help}</p>}
          <div className={classes.fields}>
            {members.map(([name, schema]) => (
              <FieldView
                key={name}
                path={name}
                schema={schema}
                value={fields[name]}
                onChange={(value) => onChange({ ...fields, [name]: value })}
                problemAt={(path) => errors[path]}
                isReadOnly={isReadOnly}
                record={fields}
              />
            ))}
          </div>
        </Block>
      ))}
    </div>
  </FieldEditors>
);

const wrongIn = (errors: FormErrors['fields']) => {
  const wrong = new Set(Object.keys(errors).map((path) => path.split('.')[0]));
  return (field: string): boolean => wrong.has(field);
};
