import type { Socket as AnySocket } from 'socket.io-client';
import type { LiveChanges, LiveMessages, LiveRequests } from '@bestellwerk/domain/contracts/live.schema';

type Socket = AnySocket<LiveMessages, LiveRequests>;

export type LiveState = 'idle' | 'connecting' | 'connected' | 'disconnected';

export interface TopicListener {
  onChanges(changes: LiveChanges): void;
  /**
   * The server follows the topic from now on, also after every reconnect: what happened before `position`
   * may have been missed, so read again.
   */
  onSubscribed?(position: string): void;
  /** The server does not let this page follow the topic. */
  onRefused?(message: string): void;
}

export interface LiveSocket {
  /** Follows a topic, connecting if need be. The returned function stops following. */
  subscribe(topic: string, listener: TopicListener): () => void;
  /**
   * Reports that the session of this account has ended, also if it ended while the page was disconnected.
   * The returned function stops it.
   */
  watchSession(account: string, onEnded: () => void): () => void;
  state(): LiveState;
  /** Notifies whenever `state()` changes. The returned function stops it. */
  onState(listener: () => void): () => void;
  /** Ends the connection; topics still followed are subscribed again by the next `subscribe`. */
  close(): void;
}

export type OpenSocket = () => Promise<Socket>;

const ACKNOWLEDGEMENT_TIMEOUT = 10_000;
const REOPEN_DELAY = 5_000;

const openSocket: OpenSocket = async () => {
  const { io } = await import('socket.io-client');
  return io('/live', {
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
  });
};

interface SessionWatch {
  account: string;
  onEnded(): void;
}

/** One connection to namespace /live for any number of topics; opened with the first one. */
export function createLiveSocket(open: OpenSocket = openSocket): LiveSocket {
  const topics = new Map<string, Set<TopicListener>>();
  const sessions = new Set<SessionWatch>();
  const stateListeners = new Set<() => void>();
  let state: LiveState = 'idle';
  let connection: Promise<Socket> | null = null;
  let socket: Socket | null = null;
  /** The server knows a connection by the cookie it was opened with: it does not see who signs in later. */
  let isOfEndedSession = false;

  const become = (next: LiveState) => {
    if (next === state) return;
    state = next;
    for (const listener of stateListeners) listener();
  };

  async function follow(topic: string): Promise<void> {
    if (!socket?.connected) return;
    try {
      const answer = await socket.timeout(ACKNOWLEDGEMENT_TIMEOUT).emitWithAck('subscribe', topic);
      for (const listener of topics.get(topic) ?? []) {
        if (answer.ok) listener.onSubscribed?.(answer.position);
        else listener.onRefused?.(answer.message);
      }
    } catch {
      if (socket?.connected && topics.has(topic)) void follow(topic);
    }
  }

  function attach(opened: Socket): void {
    socket = opened;
    opened.on('connect', () => {
      become('connected');
      for (const topic of topics.keys()) void follow(topic);
      for (const { account } of sessions) opened.emit('watch-session', account);
    });
    opened.on('disconnect', (reason) => {
      become('disconnected');
      if (reason === 'io server disconnect') opened.connect();
    });
    opened.on('connect_error', () => become('disconnected'));
    opened.on('changes', (changes) => {
      for (const listener of topics.get(changes.topic) ?? []) listener.onChanges(changes);
    });
    opened.on('session-ended', () => {
      isOfEndedSession = true;
      for (const { onEnded } of sessions) onEnded();
    });
  }

  const isUsed = () => topics.size > 0 || sessions.size > 0;

  function connect(): void {
    if (connection !== null) return;
    become('connecting');
    const opening = open();
    connection = opening;
    opening.then(
      (opened) => {
        if (connection === opening) attach(opened);
        else opened.disconnect();
      },
      () => {
        connection = null;
        become('disconnected');
        setTimeout(() => isUsed() && connect(), REOPEN_DELAY);
      },
    );
  }

  function close(): void {
    connection = null;
    socket?.removeAllListeners();
    socket?.disconnect();
    socket = null;
    isOfEndedSession = false;
    become('idle');
  }

  function unsubscribe(topic: string, listener: TopicListener): void {
    const listeners = topics.get(topic);
    if (!listeners?.delete(listener) || listeners.size > 0) return;
    topics.delete(topic);
    if (isUsed()) socket?.emit('unsubscribe', topic);
    else close();
  }

  return {
    subscribe(topic, listener) {
      topics.set(topic, (topics.get(topic) ?? new Set()).add(listener));
      connect();
      void follow(topic);
      return () => unsubscribe(topic, listener);
    },
    watchSession(account, onEnded) {
      const watch = { account, onEnded };
      sessions.add(watch);
      connect();
      if (socket && isOfEndedSession) {
        isOfEndedSession = false;
        socket.disconnect().connect();
      } else if (socket?.connected) socket.emit('watch-session', account);
      return () => {
        sessions.delete(watch);
        if (!isUsed()) close();
      };
    },
    state: () => state,
    onState(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    close,
  };
}

/** The one of this page. */
export const liveSocket = createLiveSocket();
