import { Injectable } from '@nestjs/common';
import { branchTopics, type LiveReadModel } from '../../platform/consistency/live-read-model.js';

@Injectable()
export class LiveReviews implements LiveReadModel {
  readonly name = 'review';
  readonly topics = [branchTopics('reviews', 'orders.read')];
}
