import { canPrint } from '@bestellwerk/domain/printing/fitting-printer';
import type { Device } from '@bestellwerk/domain/records/definitions/device';
import { useRecordsQuery } from '../../../shared/records/record-list-api.js';

export type Printer = Device & { readonly id: string };

/** What a branch can print on; undefined while it is not known, or for who may not see it. */
export function usePrinters(branch: string): readonly Printer[] | undefined {
  const { data } = useRecordsQuery({ path: 'devices', filters: { branch } });
  return (data?.records as Printer[] | undefined)?.filter(canPrint);
}
