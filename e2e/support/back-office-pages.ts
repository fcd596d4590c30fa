import { resources } from '@bestellwerk/domain/records/definitions/all';
import { resourcePaths } from '@bestellwerk/domain/records/definitions/resource-paths';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Resource } from '@bestellwerk/domain/records/resource';

/** The pages of the back office behind the login, by their addresses; a new one belongs in here. */
export const lists = resourcePaths.map(({ path }) => path);

/** Settings are one record, which is always there; messages are as many as there are kinds, and have a page of their own. */
const withoutNew = ['config', 'message-templates'];
export const listsOfMany = lists.filter((path) => !withoutNew.includes(path));

export const forms = listsOfMany.map((path) => `${path}/new`);

export const otherPages = [
  ...[
    'orders/board',
    'orders/new',
    'kitchen',
    'ordering',
    'orders',
    'reviews',
    'print-jobs',
    'payments',
    'closings',
    'dashboard',
    'statistics/revenue',
    'statistics/orders',
    'statistics/items',
    'statistics/times',
    'statistics/visitors',
    'statistics/acquisition',
    'statistics/flow',
    'statistics/working-time',
    'health',
    'my-time',
    'team',
  ],
  ...[
    'working-activities',
    'screens',
    'account',
    'mails',
    'message-templates/confirmation',
    'personal-data',
    'logs',
    'tables/qr',
    'nirgends/zu/finden',
  ],
];

const controlsOf = ({ fields }: Resource): string[] =>
  Object.values(fields).flatMap((schema) => {
    const control = formOf(schema)?.control;
    return control === undefined ? [] : [control.kind === 'own' ? control.editor : control.kind];
  });

/** A few forms that together have every kind of control: each adds one that the forms before it lack. */
function formsOfEachControl(): string[] {
  const shown = new Set<string>();
  return resources
    .filter(({ path }) => listsOfMany.includes(path))
    .map((resource) => ({ path: resource.path, controls: new Set(controlsOf(resource)) }))
    .sort((one, other) => other.controls.size - one.controls.size)
    .flatMap(({ path, controls }) => {
      const isNeeded = [...controls].some((control) => !shown.has(control));
      for (const control of controls) shown.add(control);
      return isNeeded ? [`${path}/new`] : [];
    });
}

/** What every change is tested with; all lists and forms follow at night, at all widths. */
export const sample = { lists: ['products', 'config'], forms: formsOfEachControl(), at: [320, 820, 1440] };
