import type { ReviewAverages, ShownReview } from '@bestellwerk/domain/contracts/review.schema';
import { asSought } from '@bestellwerk/domain/text/plain-text';
import { reviewTable, type ReviewRow } from '@bestellwerk/projections/ordering/review/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActorNames } from '../../access/actor-names.js';
import { escapeLike } from '../../platform/database/queries.js';
import type { AveragesQuery, ReviewQuery } from './review-query.js';

type Branches = 'all' | readonly string[];

const MOST_PRODUCTS = 50;

/** What guests wrote, and what it comes to. */
@Injectable()
export class Reviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly names: ActorNames,
  ) {}

  /** One page, newest first. */
  async page(branches: Branches, query: ReviewQuery): Promise<{ reviews: ShownReview[]; total: number }> {
    const { page, limit, rating, hasComment, isAnswered, search } = query;
    const rows = this.dataSource.createQueryBuilder(reviewTable, 'row').where('row.at IS NOT NULL');
    if (branches !== 'all') rows.andWhere('row.branch = ANY (:branches)', { branches });
    if (query.from) rows.andWhere('row.date >= :from', { from: query.from });
    if (query.to) rows.andWhere('row.date <= :to', { to: query.to });
    if (rating) rows.andWhere('row.rating = :rating', { rating });
    if (hasComment !== undefined) rows.andWhere('row.hasComment = :hasComment', { hasComment });
    if (isAnswered !== undefined) rows.andWhere('row.isAnswered = :isAnswered', { isAnswered });
    for (const [index, word] of wordsOf(search).entries()) {
      rows.andWhere(`row.search LIKE :word${index}`, { [`word${index}`]: `%${escapeLike(word)}%` });
    }
    rows.orderBy('row.at', 'DESC').addOrderBy('row.order');
    const [found, total] = await rows
      .offset((page - 1) * limit)
      .limit(limit)
      .getManyAndCount();
    return { reviews: await this.shown(found), total };
  }

  async averages(branches: Branches, { from, to }: AveragesQuery): Promise<ReviewAverages> {
    const parameters = [branches === 'all' ? null : branches, from ?? null, to ?? null];
    const [[all], byBranch, products] = await Promise.all([
      this.dataSource.query(`SELECT ${SUMS}, ${DETAILS} FROM views.review WHERE ${CHOSEN}`, parameters),
      this.dataSource.query(
        `SELECT branch, ${SUMS} FROM views.review WHERE ${CHOSEN} GROUP BY branch ORDER BY reviews DESC, branch`,
        parameters,
      ),
      this.dataSource.query(
        `SELECT product, max(name) AS name, ${SUMS} FROM (
           SELECT DISTINCT ON (review."order", line.product) line.product, line.name, rating, food_rating
           FROM views.review, json_to_recordset(products) AS line (product uuid, name text) WHERE ${CHOSEN}
         ) AS rated GROUP BY product ORDER BY reviews DESC, name LIMIT ${MOST_PRODUCTS}`,
        parameters,
      ),
    ]);
    return { all: all.reviews === 0 ? null : all, branches: byBranch, products };
  }

  private async shown(rows: readonly ReviewRow[]): Promise<ShownReview[]> {
    const answers = rows.flatMap(({ review }) => review?.answer ?? []);
    const named = await this.names.of(answers.map(({ by }) => by));
    return rows.map((row) => {
      const { order, branch, uid, ticketNumber, guest, hasEmail, at } = row;
      const { comment, answer } = row.review!;
      return {
        ...{ order, branch, uid, ticketNumber, guest, hasEmail, at: at!, comment },
        ...{ rating: row.rating!, foodRating: row.foodRating! },
        ...{ serviceRating: row.serviceRating!, processRating: row.processRating! },
        products: [...new Set(row.products.map(({ name }) => name))],
        answer: answer && { ...answer, by: named(answer.by) },
      };
    });
  }
}

const CHOSEN = `at IS NOT NULL AND ($1::uuid[] IS NULL OR branch = ANY ($1))
  AND ($2::date IS NULL OR date >= $2) AND ($3::date IS NULL OR date <= $3)`;

const SUMS = `count(*)::int AS reviews, avg(rating)::float8 AS rating, avg(food_rating)::float8 AS "foodRating"`;

const DETAILS = `avg(service_rating)::float8 AS "serviceRating", avg(process_rating)::float8 AS "processRating",
  ARRAY[${[1, 2, 3, 4, 5].map((stars) => `count(*) FILTER (WHERE rating = ${stars})::int`).join(', ')}] AS counts`;

const wordsOf = (search: string | undefined): string[] =>
  asSought(search ?? '')
    .split(/\s+/)
    .filter(Boolean);
