import type { Principal } from '@bestellwerk/domain/access/policy';
import { asSought, plainText } from '@bestellwerk/domain/text/plain-text';
import { fieldsLabelled } from '@bestellwerk/domain/records/labelled-fields';
import { journalTerms } from '@bestellwerk/domain/views/journal-terms';
import { journalAreas, variantsOf } from '@bestellwerk/domain/views/journal-words';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActorNames } from '../access/actor-names.js';
import { AmountSearch } from './amount-search.js';
import { escapeLike } from '../platform/database/queries.js';
import { RESOURCES, type Resources } from '../records/resources.token.js';
import { type Bounds, ReasonSearch } from './reason-search.js';

/**
 * What a text may mean: kinds of events with their variants ('MessageSent kept') or with a field that they changed
 * ('TagChanged name'), ids of what they happened to, and of single events.
 */
export interface Sought {
  readonly types: readonly string[];
  readonly variants: readonly string[];
  readonly changing: readonly string[];
  readonly fields: readonly string[];
  readonly records: readonly string[];
  /** Ids of staff who did it. */
  readonly actors: readonly string[];
  readonly events: readonly string[];
}

const nothing: Sought = {
  ...{ types: [], variants: [], changing: [], fields: [] },
  ...{ records: [], actors: [], events: [] },
};
const isAnything = (sought: Sought): boolean => Object.values(sought).some(({ length }) => length > 0);

const MOST = 500;
const TICKET = /^#?(\d{1,6})$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const orderNumbers = `
  SELECT o.id FROM views.order_search o JOIN views.order_board b ON b.id = o.id
  WHERE o.search LIKE $1 AND lower(b.uid) = lower($2) LIMIT ${MOST}`;
const printJobs = `
  SELECT id FROM views.print_job WHERE "order" = ANY ($1::uuid[]) ORDER BY requested_position DESC LIMIT ${MOST}`;
const tickets = `SELECT id FROM views.order_search WHERE ticket_number = $1 ORDER BY placed_at DESC LIMIT ${MOST}`;

/** Finds what a text means in tables that hold what is current: the journal itself keeps no texts. */
@Injectable()
export class AuditLogSearch {
  private readonly named: Resources;

  constructor(
    private readonly database: DataSource,
    private readonly names: ActorNames,
    private readonly reasons: ReasonSearch,
    private readonly amounts: AmountSearch,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {
    this.named = resources.filter(({ personal }) => personal.length === 0);
  }

  /**
   * Alternatives, of each of which an entry matches every part: the text as a whole, or all of its words and amounts, each in
   * any of what it is found by. `who` asks for it, within these bounds.
   */
  async sought(text: string, bounds: Bounds, who: Principal): Promise<Sought[][]> {
    const terms = journalTerms(text);
    const words = terms.flatMap((term) => ('text' in term ? [term.text] : []));
    const texts = [...new Set([text, ...words])];
    const [reasons, amounts] = await Promise.all([
      this.reasons.events(texts, bounds, who, MOST),
      Promise.all(
        terms.map(async (term) =>
          'amount' in term ? await this.amounts.find(term.amount, bounds, who, MOST) : nothing,
        ),
      ),
    ]);
    const found = await Promise.all(texts.map((one, index) => this.meaning(one, reasons[index]!)));
    const parts = terms.map((term, index) =>
      'text' in term ? found[texts.indexOf(term.text)]! : { ...nothing, ...amounts[index]! },
    );
    const isOneWord = terms.length === 1 && words[0] === text;
    const alternatives = isOneWord ? [parts] : [[found[0]!], parts];
    return alternatives.filter((all) => all.length > 0 && all.every(isAnything));
  }

  /** What one text means; `events` have it in their reason. */
  private async meaning(text: string, events: readonly string[]): Promise<Sought> {
    const plain = plainText(text);
    const kinds = journalAreas.flatMap(({ name, words }) =>
      Object.keys(words).flatMap((type) =>
        variantsOf(name, type).flatMap(([variant, says]) =>
          plainText(says).includes(plain) || plainText(type) === plain ? [{ type, variant }] : [],
        ),
      ),
    );
    const labelled = fieldsLabelled(this.resources, text);
    const [orders, records, actors] = await Promise.all([
      this.orders(text),
      this.records(text),
      this.names.idsNamed(text, MOST),
    ]);
    const types = kinds.map(({ type }) => type);
    const variants = kinds.map(({ type, variant }) => `${type} ${variant}`);
    return {
      ...{ types, variants, actors, events },
      changing: labelled.map(({ type }) => type),
      fields: labelled.map(({ type, field }) => `${type} ${field}`),
      records: [...orders, ...records, ...(UUID.test(text) ? [text.toLowerCase()] : [])],
    };
  }

  /** Orders with this ticket or number, and what is printed of them. */
  private async orders(text: string): Promise<string[]> {
    const [, ticket] = TICKET.exec(text) ?? [];
    const word = `% ${escapeLike(asSought(text))} %`;
    const orders = await (ticket
      ? this.ids(tickets, [Number(ticket)])
      : this.ids(orderNumbers, [word, text]));
    return orders.length === 0 ? [] : [...orders, ...(await this.ids(printJobs, [orders]))];
  }

  /** Records without anything personal, by their title. */
  private async records(text: string): Promise<string[]> {
    if (this.named.length === 0) return [];
    const parts = this.named.map(
      (resource) => `SELECT id::text AS id FROM views.${modelNameOf(resource)} WHERE title ILIKE $1`,
    );
    return this.ids(`${parts.join(' UNION ALL ')} LIMIT ${MOST}`, [`%${escapeLike(text)}%`]);
  }

  private async ids(sql: string, parameters: unknown[]): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(sql, parameters);
    return rows.map(({ id }) => id);
  }
}
