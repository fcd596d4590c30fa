const STREAMS = '/event_store.client.streams.Streams';

/** The paths by which gRPC calls them. */
export const methods = {
  read: `${STREAMS}/Read`,
  append: `${STREAMS}/Append`,
  batchAppend: `${STREAMS}/BatchAppend`,
  delete: `${STREAMS}/Delete`,
  tombstone: `${STREAMS}/Tombstone`,
  supportedMethods: '/event_store.client.server_features.ServerFeatures/GetSupportedMethods',
  gossip: '/event_store.client.gossip.Gossip/Read',
} as const;
