import { branchesFor, may, type Action, type Principal } from '@bestellwerk/domain/access/policy';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { resources } from '@bestellwerk/domain/records/definitions/all';

/**
 * Who may use a route: everybody, any session, only clients with a secret of their own, or whom the policy lets do
 * something: in the branch it is about, in any branch, or in all of them.
 */
export type Rule =
  | 'everybody'
  | 'signed in'
  | 'secret'
  | { readonly action: Action; readonly in: 'the branch' | 'any' | 'all' };

const there = (action: Action): Rule => ({ action, in: 'the branch' });
const any = (action: Action): Rule => ({ action, in: 'any' });

const rules: Readonly<Record<string, Rule>> = {
  'POST /api/session': 'secret',
  'POST /api/session/link': 'secret',
  'DELETE /api/session': 'everybody',
  'POST /api/login-links': 'everybody',
  'GET /api/users/me': 'everybody',
  'GET /api/sessions': 'signed in',
  'DELETE /api/sessions': 'signed in',
  'DELETE /api/sessions/{id}': 'signed in',
  'PUT /api/password': 'signed in',
  'GET /api/users/{id}/sessions': there('users.change'),
  'DELETE /api/users/{id}/sessions': there('users.change'),
  'DELETE /api/users/{id}/sessions/{session}': there('users.change'),
  'POST /api/users/{id}/invitation': there('users.change'),
  'GET /api/users/{id}/time-tracking-token': there('workingTime.issueToken'),
  'POST /api/users/{id}/time-tracking-token': there('workingTime.issueToken'),
  'DELETE /api/users/{id}/time-tracking-token': there('workingTime.issueToken'),
  'POST /api/analytics-log': 'everybody',
  'DELETE /api/analytics-log': 'everybody',
  'GET /api/redirects/{id}/hits': any('staff.read'),
  'POST /api/previews': 'secret',
  'GET /api/content-ai': any('content.change'),
  'GET /api/content-ai/sites/{id}/jobs': any('content.change'),
  'GET /api/content-ai/drafts/{jobId}': any('content.change'),
  'POST /api/content-ai/generate/site/{id}': any('content.change'),
  'POST /api/content-ai/generate/image': any('content.change'),
  'POST /api/content-ai/drafts/{jobId}/take': any('content.change'),
  'GET /api/mails': any('mails.read'),
  'GET /api/mails/{id}': any('mails.read'),
  'POST /api/orders/{id}/erase': any('personalData.manage'),
  'POST /api/personal-data/search': any('personalData.manage'),
  'POST /api/personal-data/export': any('personalData.manage'),
  'POST /api/personal-data/erasures': any('personalData.manage'),
  'GET /api/personal-data/retention': any('personalData.manage'),
  'POST /api/personal-data/retention/preview': any('personalData.manage'),
  'GET /api/personal-data/erasures': any('personalData.manage'),
  'GET /api/personal-data/erasures/{id}': any('personalData.manage'),
  'GET /api/personal-data/erasures/{id}/proof.html': any('personalData.manage'),
  'GET /api/logs': any('logs.read'),
  'GET /api/logs/export': any('logs.read'),
  'GET /api/logs/{id}': any('logs.read'),
  'GET /api/log-proofs': any('logs.read'),
  'POST /api/log-proofs': any('logs.read'),
  'POST /api/log-proofs/comparison': any('logs.read'),
  'GET /api/search': 'signed in',
  'GET /api/push-subscriptions': 'signed in',
  'GET /api/push-subscriptions/setup': 'signed in',
  'PUT /api/push-subscriptions': 'signed in',
  'DELETE /api/push-subscriptions/{id}': 'signed in',
  'POST /api/push-subscriptions/{id}/test': 'signed in',
  'POST /api/push-receipts/{id}': 'secret',
  'GET /api/health/details': any('health.read'),

  'GET /api/init': 'everybody',
  'GET /api/sites': 'everybody',
  'GET /api/navigations': 'everybody',
  'GET /api/blocks': 'everybody',
  'GET /api/nodes': 'everybody',
  'GET /api/fonts': 'everybody',
  'GET /api/fonts/{id}': 'everybody',
  'GET /api/fonts/google/{family}/style-{variant}.embed.css': 'everybody',
  'GET /api/config': 'everybody',
  'GET /api/config/history': any('staff.read'),
  'POST /api/config': any('shop.change'),
  'POST /api/config/restore': any('shop.change'),
  'GET /api/branches/{id}/menus': 'everybody',
  'GET /api/branches/{id}/availability': 'everybody',
  'POST /api/branches/{id}/ordering/pause': there('ordering.limit'),
  'POST /api/branches/{id}/ordering/resume': there('ordering.limit'),
  'POST /api/branches/{id}/ordering/delay': there('ordering.limit'),
  'POST /api/branches/{id}/ordering/end-delay': there('ordering.limit'),
  'POST /api/branches/{id}/sold-out/{product}': there('ordering.limit'),
  'DELETE /api/branches/{id}/sold-out/{product}': there('ordering.limit'),
  'PUT /api/branches/{id}/capacity/{date}': there('branch.change'),
  'POST /api/branches': { action: 'branch.change', in: 'all' },
  'GET /api/branches/{id}/api-key': there('branch.change'),
  'POST /api/branches/{id}/api-key': there('branch.change'),
  'DELETE /api/branches/{id}/api-key': there('branch.change'),
  'POST /api/uploads': 'everybody',

  'POST /api/orders': 'everybody',
  'POST /api/orders/check': 'everybody',
  'POST /api/orders/entry': there('order.enter'),
  'GET /api/guests': any('order.enter'),
  'GET /api/orders/public/{uid}/{hash}': 'secret',
  'POST /api/orders/public/{uid}/{hash}/ticket': 'secret',
  'POST /api/orders/public/{uid}/{hash}/confirm-counter-appointment': 'secret',
  'POST /api/orders/public/{uid}/{hash}/reject-counter-appointment': 'secret',
  'POST /api/orders/public/{uid}/{hash}/accept-quotation': 'secret',
  'POST /api/orders/public/{uid}/{hash}/decline-quotation': 'secret',
  'POST /api/orders/public/{uid}/{hash}/withdraw-request': 'secret',
  'POST /api/orders/public/{uid}/{hash}/questionnaire': 'secret',
  'GET /api/orders/public/{uid}/{hash}/notifications': 'secret',
  'PUT /api/orders/public/{uid}/{hash}/notifications': 'secret',
  'DELETE /api/orders/public/{uid}/{hash}/notifications/{id}': 'secret',
  'GET /api/orders/frontdesk/{branchId}/{apiKey}': 'secret',
  'GET /api/orders/backoffice/{branchId}/{apiKey}': 'secret',
  'POST /api/orders/backoffice/{branchId}/{apiKey}/{id}/preparation': 'secret',
  'POST /api/orders/backoffice/{branchId}/{apiKey}/{id}/preparation/finish': 'secret',
  'GET /api/orders/kitchen/{branchId}': there('orders.read'),
  'POST /api/orders/{id}/preparation': there('order.advance'),
  'POST /api/orders/{id}/preparation/finish': there('order.advance'),
  'GET /api/orders': any('orders.read'),
  'GET /api/orders/current': any('orders.read'),
  'GET /api/orders/missed': any('orders.read'),
  'GET /api/orders/{id}': there('orders.read'),
  'GET /api/orders/{id}/history': there('orders.read'),
  'GET /api/orders/{id}/history/{revision}': there('orders.read'),
  'GET /api/orders/{id}/payments': there('orders.read'),
  'POST /api/orders/{id}/payments': there('order.pay'),
  'POST /api/orders/{id}/payments/{payment}/counter-entry': there('payment.correct'),
  'POST /api/orders/{id}/payments/{payment}/refunds': there('payment.correct'),
  'POST /api/orders/{id}/notes': there('order.note'),
  'GET /api/orders/{id}/messages': there('orders.read'),
  'POST /api/orders/{id}/messages': there('order.note'),
  'POST /api/orders/{id}/resend-new-order-email': there('order.note'),
  'POST /api/orders/{id}/resend-new-order-sms': there('order.note'),
  'GET /api/messages/setup': any('staff.read'),
  'POST /api/messages/test': any('content.change'),
  'POST /api/orders/{id}/items': there('order.change'),
  'PUT /api/orders/{id}/items/{index}': there('order.change'),
  'POST /api/orders/{id}/quotation': there('order.change'),
  'POST /api/orders/{id}/status/confirm': there('order.confirm'),
  'POST /api/orders/{id}/status/confirm-counter-appointment': there('order.confirm'),
  'POST /api/orders/{id}/status/withdraw-counter-appointment': there('order.confirm'),
  'POST /api/orders/{id}/status/reject': there('order.reject'),
  'POST /api/orders/{id}/status/in-delivery': there('order.advance'),
  'POST /api/orders/{id}/status/completed': there('order.advance'),
  'POST /api/orders/{id}/status/cancel': there('order.cancel'),
  'POST /api/orders/{id}/print': there('order.print'),
  'GET /api/orders/{id}/print-jobs': there('orders.read'),
  'GET /api/orders/{id}/print-preview/{template}': there('orders.read'),
  'GET /api/orders/{id}/label-sheets': there('orders.read'),
  'GET /api/print-jobs': any('orders.read'),
  'GET /api/print-jobs/{id}': there('orders.read'),
  'POST /api/print-jobs/{id}/cancel': there('order.print'),
  'POST /api/print-jobs/{id}/resolve': there('order.print'),
  'POST /api/devices/{id}/test/print': there('order.print'),
  'POST /api/devices/{id}/test/notification': there('order.print'),
  'POST /api/devices/{id}/request-device-logs': there('order.print'),
  'GET /api/devices/{id}/status': there('orders.read'),
  'POST /api/devices/{id}/api-key': there('branch.change'),
  'DELETE /api/devices/{id}/api-key': there('branch.change'),
  'POST /api/orders/public/{uid}/{hash}/payments': 'secret',
  'GET /api/orders/public/{uid}/{hash}/payments/return': 'secret',
  'POST /api/orders/{id}/refunds': there('payment.correct'),
  'POST /api/orders/{id}/update-payment-status': there('order.pay'),
  'GET /api/reviews': any('orders.read'),
  'GET /api/reviews/averages': any('orders.read'),
  'POST /api/orders/{id}/review/answer': there('review.answer'),
  'GET /api/closings': any('payments.read'),
  'GET /api/closings/export.csv': any('payments.read'),
  'POST /api/branches/{id}/closings/days/{date}/close': there('day.close'),
  'POST /api/branches/{id}/closings/days/{date}/reopen': there('day.reopen'),
  'POST /api/branches/{id}/closings/months/{month}/close': there('month.close'),
  'POST /api/branches/{id}/closings/months/{month}/reopen': there('month.close'),
  'GET /api/ledger/comparison': any('payments.read'),
  'GET /api/payment-providers': any('staff.read'),
  'POST /api/payments/notifications/mollie/{order}/{attempt}': 'everybody',
  'POST /api/payments/notifications/datatrans/{order}/{attempt}': 'everybody',
  'GET /api/payments': any('payments.read'),
  'GET /api/payments/days': any('payments.read'),
  'GET /api/payments/owed': any('payments.read'),
  'GET /api/payments/export.csv': any('payments.read'),
  'GET /api/statistics/{name}': any('statistics.read'),
  'GET /api/statistics/{name}/entries': any('statistics.read'),
  'GET /api/statistics/user-profile': 'signed in',
  'GET /api/statistics/user-profile-working-activities': 'signed in',

  'GET /api/digital-signage-devices': any('signage.read'),
  'POST /api/digital-signage-devices': there('signage.pair'),
  'GET /api/digital-signage-devices/{id}': there('signage.read'),
  'DELETE /api/digital-signage-devices/{id}': there('signage.pair'),
  'GET /api/digital-signage-devices/{id}/commands': there('signage.read'),
  'POST /api/digital-signage-devices/commands': there('signage.command'),
  'POST /api/digital-signage-devices/{id}/command': there('signage.command'),
  'POST /api/digital-signage-devices/{id}/command/abort': there('signage.command'),
  'POST /api/signage/pairings': 'everybody',

  'GET /api/working-time/presence': there('presence.read'),
  'GET /api/working-time/me': 'signed in',
  'GET /api/working-time/schedules': 'signed in',
  'GET /api/working-time/activities': 'signed in',
  'GET /api/working-time/balances': 'signed in',
  'POST /api/working-time/activities/{button}': 'signed in',
  'GET /api/time-sheets/balances': any('workingTime.read'),
  'GET /api/working-activities': any('workingTime.read'),
  'POST /api/working-activities': there('workingTime.correct'),
  'GET /api/working-activities/{id}': there('workingTime.read'),
  'PUT /api/working-activities/{id}': there('workingTime.correct'),
  'DELETE /api/working-activities/{id}': there('workingTime.correct'),
  'GET /api/working-schedules/plan/{user}': there('workingTime.read'),
  'GET /api/working-schedules/plan/{user}/history': there('workingTime.read'),
  'PUT /api/working-schedules/plan/{user}': there('workingTime.correct'),
  'DELETE /api/working-schedules/plan/{user}': there('workingTime.correct'),
};

const secretPaths = [
  '/api/kiosk/',
  '/api/printing/',
  '/api/signage/pairings/',
  '/api/signage/player',
  '/api/time-tracking/',
];

/** The rule of a route; undefined for one that nobody has thought of. */
export function ruleOf(method: string, path: string): Rule | undefined {
  const explicit = rules[`${method} ${path}`];
  if (explicit) return explicit;
  if (secretPaths.some((start) => path.startsWith(start))) return 'secret';
  const resource = resources.find(
    (one) => path === `/api/${one.path}` || path.startsWith(`/api/${one.path}/`),
  );
  return resource && ruleOfRecords(resource, method, path);
}

/** Standard routes follow from the definition. A history names people: it is for staff. */
function ruleOfRecords({ access, branches }: Resource, method: string, path: string): Rule {
  const isOne = path.includes('{id}');
  const where = branches && (isOne || path.split('/').length === 3) && !(method === 'GET' && !isOne);
  const scope = where ? 'the branch' : 'any';
  if (path.endsWith('/erase') && access.erase) return { action: access.erase, in: 'any' };
  if (method !== 'GET') return { action: access.change, in: scope };
  const isForStaff = path.endsWith('/history') || path.endsWith('/export');
  if (isForStaff && access.read === 'everybody') return { action: 'staff.read', in: scope };
  return access.read === 'everybody' ? 'everybody' : { action: access.read, in: scope };
}

/** Whether the policy allows a person (null: a visitor) to use a route in this branch. */
export function isAllowed(rule: Rule, who: Principal | null, branch: string): boolean {
  if (rule === 'everybody') return true;
  if (rule === 'secret' || who === null) return false;
  if (rule === 'signed in') return true;
  if (rule.in === 'the branch') return may(who, rule.action, branch);
  const branches = branchesFor(who, rule.action);
  return branches === 'all' || (rule.in === 'any' && branches.length > 0);
}
