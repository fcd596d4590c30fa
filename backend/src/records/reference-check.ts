import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { referencesIn, type FoundReference } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Inject, Injectable } from '@nestjs/common';
import { isRecordId } from './record-request.js';
import { ReferenceNames } from './reference-names.js';
import { RESOURCES, type Resources } from './resources.token.js';

/** Checks that newly added references of a record exist. */
@Injectable()
export class ReferenceCheck {
  constructor(
    private readonly transactor: Transactor,
    private readonly names: ReferenceNames,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {}

  async problems(resource: Resource, before: Fields | null, after: Fields): Promise<Problem[]> {
    const known = new Set(before ? references(resource, before).map(keyOf) : []);
    const fresh = references(resource, after).filter(
      (reference) =>
        !known.has(keyOf(reference)) && this.resources.some(({ name }) => name === reference.resource),
    );
    const missing: FoundReference[] = [];
    for (const referred of new Set(fresh.map((reference) => reference.resource))) {
      const ofOne = fresh.filter((reference) => reference.resource === referred);
      const titles = await this.names.titles(
        referred,
        ofOne.map(({ id }) => id),
      );
      for (const reference of ofOne) {
        if (!titles.has(reference.id) && !(await this.isInLog(reference))) missing.push(reference);
      }
    }
    const fields = [...new Set(missing.map(({ field }) => field))];
    return fields.map((field) => ({ message: 'Diesen Eintrag gibt es nicht oder nicht mehr.', field }));
  }

  /** Checks the log, as the read model may lag behind recent writes. */
  private async isInLog({ resource: name, id }: FoundReference): Promise<boolean> {
    const referred = this.resources.find((resource) => resource.name === name);
    if (!referred || !isRecordId(referred, id)) return false;
    const { state } = await this.transactor.read(referred.stream(id), referred.decider);
    return state.status === 'present';
  }
}

const references = (resource: Resource, fields: Fields): FoundReference[] =>
  referencesIn(resource.fields, fields);

const keyOf = ({ resource, id }: FoundReference): string => `${resource}:${id}`;
