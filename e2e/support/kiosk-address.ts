import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { ownBranch } from './own-branch.js';
import { post } from './own-site.js';

/** The address that opens a new kiosk, of a branch of its own; `request` is signed in. */
export async function kioskAddress(request: APIRequestContext, branchName?: string): Promise<string> {
  const branch = await ownBranch(request, branchName === undefined ? {} : { name: branchName });
  const device = {
    identifier: `kiosk-${randomUUID()}`,
    name: 'Kiosk',
    kind: 'kiosk',
    branch: { id: branch.id },
  };
  const { id } = await post<{ id: string }>(request, '/api/devices', device);
  await expect.poll(async () => (await request.get(`/api/devices/${id}`)).status()).toBe(200);
  const { url } = await post<{ url: string }>(request, `/api/devices/${id}/api-key`, {});
  return url;
}
