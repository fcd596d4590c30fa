import { api } from '../../../shared/api/api.js';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { couldAll } from '../../../shared/records/definitions.js';
import { recordsParameters, type RecordsQuery } from '../../../shared/records/records-query.js';

/** The maximum page size of the server. */
const PAGE_SIZE = 500;

/** Records of a list on all its pages, read once and neither kept nor followed. */
export const allRecordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    allRecords: build.query<ReadRecord[], Omit<RecordsQuery, 'page' | 'limit'>>({
      extraOptions: { failure: couldAll('geladen') },
      queryFn: async ({ path: url, ...query }, _api, _options, send) => {
        const found = new Map<string, ReadRecord>();
        for (let page = 1; ; page += 1) {
          const params = recordsParameters({ ...query, page, limit: PAGE_SIZE });
          const { data, error, meta } = await send({ url, params });
          if (error) return { error };
          for (const record of data as ReadRecord[]) found.set(record.id, record);
          if (page * PAGE_SIZE >= (meta?.list?.total ?? 0)) return { data: [...found.values()] };
        }
      },
      keepUnusedDataFor: 0,
    }),
  }),
});
