import {
  healthDetailsSchema,
  type HealthDetails,
  type HealthItem,
} from '@bestellwerk/domain/contracts/health.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import type { Client } from './client.js';

/** Waits until an item of the health page has this state. */
export async function waitForHealth(
  auditor: Client,
  id: string,
  state: HealthItem['state'],
): Promise<HealthItem & { details: HealthDetails }> {
  return eventually(async () => {
    const { status, body } = await auditor.get('/api/health/details');
    if (status !== 200) throw new Error(`The health page answers ${status}`);
    const details = healthDetailsSchema.parse(body.data);
    const item = details.items.find((one) => one.id === id);
    if (item?.state !== state) throw new Error(`${id} is ${item?.state}: ${item?.text}`);
    return { ...item, details };
  });
}
