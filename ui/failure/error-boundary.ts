import { Component, type ReactNode } from 'react';
import { PartMissing, renewFailedParts } from './lazy-part.js';

/** Data and callbacks to show that a page failed. */
export interface Failure {
  readonly error: unknown;
  /** Only the network or the server is to blame: trying again is likely to help. */
  readonly isPartMissing: boolean;
  readonly retry: () => void;
}

interface Props {
  readonly fallback: (failure: Failure) => ReactNode;
  /** Another value, such as the path of another page, ends the failure. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly failed: { readonly error: unknown } | null;
  readonly resetKey: unknown;
}

/**
 * Shows `fallback` in place of what cannot be rendered. It has no styles of its own. What only lacks a script is tried again by itself
 * when the browser is online again.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    if (Object.is(resetKey, state.resetKey)) return null;
    if (state.failed) renewFailedParts();
    return { failed: null, resetKey };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.retryMissing);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retryMissing);
  }

  private readonly retryMissing = () => {
    if (this.state.failed?.error instanceof PartMissing) this.retry();
  };

  private readonly retry = () => {
    renewFailedParts();
    this.setState({ failed: null });
  };

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const isPartMissing = failed.error instanceof PartMissing;
    return this.props.fallback({ error: failed.error, isPartMissing, retry: this.retry });
  }
}
