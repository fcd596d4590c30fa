import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { reviewAveragesSchema, reviewsAnswerSchema } from '@bestellwerk/domain/contracts/review.schema';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, StaffOnly } from '../../access/session.guard.js';
import { authorizedBranches, type Staff } from '../../access/staff.js';
import { ConsistentWith } from '../../platform/consistency/consistent-with.js';
import {
  type AveragesQuery,
  averagesQuerySchema,
  type ReviewQuery,
  reviewQuerySchema,
} from './review-query.js';
import { Reviews } from './reviews.js';

@ApiTags('Bewertungen')
@Controller('api/reviews')
export class ReviewsController {
  constructor(private readonly reviews: Reviews) {}

  @Get()
  @StaffOnly()
  @ConsistentWith('review')
  @ApiOperation({ summary: 'Reviews of guests with their answers, newest first' })
  @ApiOkResponse({ standardSchema: reviewsAnswerSchema })
  async list(@CurrentUser() staff: Staff, @Query({ schema: reviewQuerySchema }) query: ReviewQuery) {
    const { page, limit } = query;
    const branches = authorizedBranches(staff, 'orders.read', query.branch);
    const { reviews, total } = await this.reviews.page(branches, query);
    return { data: reviews, meta: { total, page, limit } };
  }

  @Get('averages')
  @StaffOnly()
  @ConsistentWith('review')
  @ApiOperation({ summary: 'Average stars in all, per branch and per product' })
  @ApiOkResponse({ standardSchema: answer(reviewAveragesSchema) })
  async averages(@CurrentUser() staff: Staff, @Query({ schema: averagesQuerySchema }) query: AveragesQuery) {
    const branches = authorizedBranches(staff, 'orders.read', query.branch);
    return { data: await this.reviews.averages(branches, query) };
  }
}
