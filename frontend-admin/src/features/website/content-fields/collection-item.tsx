import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { z } from 'zod';
import { isAnythingWrong } from '../../../shared/record-fields/problems-below.js';
import { RowCard } from '../../../shared/record-fields/row-card.js';
import classes from './content-fields.module.css';
import { firstWords } from '../../../shared/record-fields/item-words.js';

interface Properties extends Omit<ComponentProps<typeof RowCard>, 'name' | 'title' | 'schema' | 'onChange'> {
  index: number;
  /** What its type is called. */
  word: string;
  /** Null where the list has its type no longer. */
  schema: z.ZodObject | null;
  value: Fields;
  onChange(fields: Fields): void;
}

const noFields = z.object({});

/** One part of the list at `path`, known by its type and its first words. */
export function CollectionItem({ index, word, schema, onChange, ...rest }: Properties) {
  const path = `${rest.path}.${index}`;
  const fields = schema ?? noFields;
  const words = firstWords(fields, rest.value);
  const isWrong = isAnythingWrong({ ...rest, path, schema: fields });
  return (
    <RowCard
      {...rest}
      path={path}
      schema={fields}
      name={`${index + 1}. ${word}`}
      title={
        <>
          <span>
            {index + 1}. {word}
          </span>
          {words !== '' && <span className={classes.words}>{words}</span>}
          {isWrong && <IconAlertTriangle size={18} className={classes.wrong} aria-hidden />}
          {isWrong && <VisuallyHidden>(bitte prüfen)</VisuallyHidden>}
        </>
      }
      onChange={(changed) => onChange(changed as Fields)}
    />
  );
}
