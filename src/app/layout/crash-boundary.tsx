import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

/** Props of {@link CrashBoundary}. */
export type CrashBoundaryProps = {
  children: ReactNode;
  /** When this changes (another page), the content is tried again. */
  resetKey: string;
  /** Told of the error, to report it. */
  onCrash: (error: Error) => void;
};

/**
 * Keeps one broken screen from taking the whole page with it. Only errors of the DOM's React tree
 * come here: the scene on the canvas is a tree of its own, whose errors the editor reports itself.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A screen broke.', error, info.componentStack);
    this.props.onCrash(error);
  }

  override componentDidUpdate(before: CrashBoundaryProps): void {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return <CrashScreen isMissing={false} onRetry={() => this.setState({ error: null })} />;
  }
}
