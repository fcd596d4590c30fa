import { Skeleton } from '@mantine/core';
import { Suspense, useContext } from 'react';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { PartBoundary } from '../../../shared/request-status/part-boundary.js';
import {
  type DraftToolsProps,
  type DraftViewProps,
  RecordExtensionsContext,
} from '../../../shared/record-fields/record-extensions.js';
import classes from './record-form.module.css';

interface Properties {
  resource: Resource;
  fields: Fields;
}

/** Whether the form has a preview. */
export const useIsPreviewed = ({ name }: Resource): boolean =>
  useContext(RecordExtensionsContext).previews[name] !== undefined;

/** The preview of a record while it is edited. */
export function RecordPreview({ resource, fields }: Properties) {
  const Preview = useContext(RecordExtensionsContext).previews[resource.name];
  if (!Preview) return null;
  return (
    <aside className={classes.preview} aria-label="Vorschau">
      <PartBoundary name="Die Vorschau" resetKey={fields}>
        <Suspense fallback={null}>
          <Preview record={fields} />
        </Suspense>
      </PartBoundary>
    </aside>
  );
}

/** Leads to a saved draft as guests would see it; `revision` null is the newest. */
export function DraftView(properties: DraftViewProps) {
  const View = useContext(RecordExtensionsContext).draftViews[properties.resource.name];
  return (
    View && (
      <Suspense fallback={null}>
        <View {...properties} />
      </Suspense>
    )
  );
}

/** What else can be done with a saved draft. */
export function DraftTools({ resource, ...rest }: Pick<Properties, 'resource'> & DraftToolsProps) {
  const Tools = useContext(RecordExtensionsContext).draftTools[resource.name];
  return (
    Tools && (
      <PartBoundary name="Dieser Bereich">
        <Suspense fallback={null}>
          <Tools {...rest} />
        </Suspense>
      </PartBoundary>
    )
  );
}

/** Other ways to new records of a list. */
export function ListTools({ resource }: Pick<Properties, 'resource'>) {
  const Tools = useContext(RecordExtensionsContext).listTools[resource.name];
  return (
    Tools && (
      <Suspense fallback={null}>
        <Tools />
      </Suspense>
    )
  );
}

/** What is to be done about it. */
export function RecordAdvice({ resource, fields, id }: Properties & { id: string | null }) {
  const Advice = useContext(RecordExtensionsContext).advices[resource.name];
  if (!Advice) return null;
  return (
    <PartBoundary name="Der Hinweis" resetKey={fields}>
      <Suspense fallback={<Skeleton height={45} mb={16} />}>
        <Advice record={fields} id={id} />
      </Suspense>
    </PartBoundary>
  );
}

/** What belongs to it and is not one of its fields. */
export function OtherParts({ resource, id }: { resource: Resource; id: string }) {
  const Others = useContext(RecordExtensionsContext).otherParts[resource.name];
  if (!Others) return null;
  return (
    <div className={classes.others}>
      <PartBoundary name="Dieser Bereich">
        <Suspense fallback={null}>
          <Others id={id} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
