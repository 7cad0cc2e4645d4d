import { Component, type ReactNode } from 'react';
import { Fault } from './fault.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
}

/** A fault of ours must not leave an empty page: it says so and shows the way out. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Fault /> : this.props.children;
  }
}
