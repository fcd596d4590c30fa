import type {
  DeviceKey,
  DeviceStatus,
  PrintJobDocument,
} from '@bestellwerk/domain/contracts/printing.schema';
import { api } from '../../shared/api/api.js';

const deviceApi = api.enhanceEndpoints({ addTagTypes: ['DeviceStatus', 'PrintJobs'] }).injectEndpoints({
  endpoints: (build) => ({
    deviceStatus: build.query<DeviceStatus, string>({
      extraOptions: { failure: 'Zustand des Geräts konnte nicht geladen werden.' },
      query: (id) => `devices/${id}/status`,
      providesTags: ['DeviceStatus'],
    }),
    testPrint: build.mutation<PrintJobDocument, string>({
      extraOptions: { failure: 'Test nicht erfolgreich.' },
      query: (id) => ({ url: `devices/${id}/test/print`, method: 'POST', body: {} }),
      invalidatesTags: ['PrintJobs'],
    }),
    testNotification: build.mutation<{ text: string }, string>({
      extraOptions: { failure: 'Test nicht erfolgreich.' },
      query: (id) => ({ url: `devices/${id}/test/notification`, method: 'POST', body: {} }),
    }),
    requestDeviceLogs: build.mutation<DeviceStatus, string>({
      extraOptions: { failure: 'Log konnte nicht angefordert werden.' },
      query: (id) => ({ url: `devices/${id}/request-device-logs`, method: 'POST', body: {} }),
      invalidatesTags: ['DeviceStatus'],
    }),
    makeDeviceKey: build.mutation<DeviceKey, string>({
      extraOptions: { failure: 'Schlüssel konnte nicht erzeugt werden.' },
      query: (id) => ({ url: `devices/${id}/api-key`, method: 'POST', body: {} }),
      invalidatesTags: ['DeviceStatus'],
    }),
    revokeDeviceKey: build.mutation<null, string>({
      extraOptions: { failure: 'Schlüssel konnte nicht widerrufen werden.' },
      query: (id) => ({ url: `devices/${id}/api-key`, method: 'DELETE' }),
      invalidatesTags: ['DeviceStatus'],
    }),
  }),
});

export const {
  useDeviceStatusQuery,
  useTestPrintMutation,
  useTestNotificationMutation,
  useRequestDeviceLogsMutation,
  useMakeDeviceKeyMutation,
  useRevokeDeviceKeyMutation,
} = deviceApi;
