import { branchTopics, type LiveReadModel } from '../platform/consistency/live-read-model.js';

const topics = [branchTopics('takings', 'payments.read')];

/** Without rows: what a day comes to is added up from many of them. */
export const livePayments: LiveReadModel = { name: 'payment', topics };
export const liveClosings: LiveReadModel = { name: 'closing', topics };
