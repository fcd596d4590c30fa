import type { ReadModelName } from '@bestellwerk/projections/projections';
import type { DataSource, EntityManager } from 'typeorm';

/** Reads a model as of one position of the log, which comes with what was read. */
export function asOf<Read extends object>(
  dataSource: DataSource,
  model: ReadModelName,
  read: (manager: EntityManager) => Promise<Read>,
): Promise<Read & { position: string }> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const checkpoint: { position: string }[] = await manager.query(
      'SELECT position::text AS position FROM views.checkpoint WHERE projection = $1 AND is_active',
      [model],
    );
    return { ...(await read(manager)), position: checkpoint[0]?.position ?? '-1' };
  });
}
