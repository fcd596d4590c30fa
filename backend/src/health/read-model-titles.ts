import type { Resource } from '@bestellwerk/domain/records/resource';
import { projections, projectionsOf } from '@bestellwerk/projections/projections';

const titles = new Map(projections.map(({ name, title }) => [name, title]));

/** Every read model that must be there before the product is ready. */
export const readModelIds = (of: readonly Resource[]): string[] => projectionsOf(of).map(({ name }) => name);

/** What people call a read model. */
export const readModelTitle = (id: string): string => titles.get(id) ?? id;
