import { consentIn } from '@bestellwerk/domain/analytics/consent';
import { isSecretPage } from '@bestellwerk/domain/analytics/page-path';
import {
  hasThirdParties,
  thirdPartyHosts,
  type ThirdPartyHosts,
  type ThirdPartyIds,
} from '@bestellwerk/domain/analytics/third-parties';

interface Making {
  /** Of the settings as they are now; may throw while they are not known. */
  readonly ids: () => ThirdPartyIds;
  /** The policy of a page that may use these hosts. */
  readonly make: (hosts: ThirdPartyHosts) => string;
}

/**
 * Content security policies of the shop's pages, where they differ from the one of every answer: a guest who agreed may be shown
 * a page with the scripts that the settings name. Without consent the browser itself keeps them away.
 */
export class PagePolicies {
  private last: { readonly ids: ThirdPartyIds; readonly policy: string } | undefined;

  constructor(private readonly making: Making) {}

  /** Null: that of every answer. `cookies`: the request's header. */
  of(path: string, cookies: string | undefined): string | null {
    if (cookies === undefined || consentIn(cookies) !== 'accepted' || isSecretPage(path)) return null;
    const ids = this.known();
    return ids && hasThirdParties(ids) ? this.policyFor(ids) : null;
  }

  private known(): ThirdPartyIds | null {
    try {
      return this.making.ids();
    } catch {
      return null;
    }
  }

  private policyFor(ids: ThirdPartyIds): string {
    const { last } = this;
    const { pixelId, tagManagerId } = ids;
    if (last?.ids.pixelId === pixelId && last.ids.tagManagerId === tagManagerId) return last.policy;
    const policy = this.making.make(thirdPartyHosts(ids));
    this.last = { ids: { pixelId, tagManagerId }, policy };
    return policy;
  }
}
