import { Link, type LinkProps } from 'react-router';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { useAtKiosk } from './self-service.js';

interface Props extends Omit<LinkProps, 'to'> {
  branch: Pick<Branch, 'identifier'>;
  page?: '' | '/checkout';
}

/** Leads to the menu of a branch, or to its checkout; at a kiosk to those of the kiosk. */
export function BranchLink({ branch: { identifier }, page = '', ...link }: Props) {
  return <Link to={`/${useAtKiosk() ? 'self-service' : 'store'}/${identifier}${page}`} {...link} />;
}
