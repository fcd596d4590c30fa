import { consentIn, hasMapConsent } from '@bestellwerk/domain/analytics/consent';
import { isMapPage, mapHosts, type MapSettings } from '@bestellwerk/domain/addresses/shop-map';
import { isSecretPage } from '@bestellwerk/domain/analytics/page-path';
import {
  thirdPartyHosts,
  type ThirdPartyHosts,
  type ThirdPartyIds,
} from '@bestellwerk/domain/analytics/third-parties';

type Settings = ThirdPartyIds & MapSettings;

interface Making {
  /** As they are now; may throw while they are not known. */
  readonly settings: () => Settings;
  /** The policy of a page that may use these hosts. */
  readonly make: (hosts: ThirdPartyHosts) => string;
}

const NO_IDS: ThirdPartyIds = { pixelId: '', tagManagerId: '' };

/**
 * Content security policies of the shop's pages, where they differ from the one of every answer: a guest who agreed may be shown
 * a page with the scripts and the map that the settings name. Without consent the browser itself keeps them away.
 */
export class PagePolicies {
  /** By their hosts: as many as there are kinds of consent, until the settings change. */
  private readonly made = new Map<string, string>();
  private madeFor = '';

  constructor(private readonly making: Making) {}

  /** Null: that of every answer. `cookies`: the request's header. */
  of(path: string, cookies: string | undefined): string | null {
    if (cookies === undefined || isSecretPage(path)) return null;
    const hasScripts = consentIn(cookies) === 'accepted';
    const hasMap = isMapPage(path) && hasMapConsent(cookies);
    const settings = hasScripts || hasMap ? this.known() : null;
    return settings && this.policyFor(settings, hasScripts, hasMap);
  }

  private known(): Settings | null {
    try {
      return this.making.settings();
    } catch {
      return null;
    }
  }

  private policyFor(settings: Settings, hasScripts: boolean, hasMap: boolean): string | null {
    const hosts = thirdPartyHosts(hasScripts ? settings : NO_IDS);
    const connections = [...hosts.connections, ...(hasMap ? mapHosts(settings) : [])];
    if (hosts.scripts.length === 0 && connections.length === 0) return null;
    const { pixelId, tagManagerId, mapboxStyle, mapboxStyleDark } = settings;
    const current = [pixelId, tagManagerId, mapboxStyle, mapboxStyleDark].join(' ');
    if (current !== this.madeFor) this.made.clear();
    this.madeFor = current;
    const key = [...hosts.scripts, ...connections].join(' ');
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const policy = this.making.make({ ...hosts, connections });
    this.made.set(key, policy);
    return policy;
  }
}
