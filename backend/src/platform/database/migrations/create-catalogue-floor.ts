import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the catalogue must have come before anything is sold. */
export class CreateCatalogueFloor1763600000076 implements MigrationInterface {
  readonly name = 'CreateCatalogueFloor1763600000076';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app.catalogue_floor (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        position bigint NOT NULL
      );
      INSERT INTO app.catalogue_floor (position) VALUES (-1);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.catalogue_floor');
  }
}
