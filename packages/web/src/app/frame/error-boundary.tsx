import { Component, type ReactNode } from 'react';
import { useWords } from '../words.ts';
import { reportFault } from './report-fault.ts';

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

  override componentDidCatch(error: unknown): void {
    reportFault(error);
  }

  override render(): ReactNode {
    return this.state.broken ? <Fault /> : this.props.children;
  }
}

/** What stands on the page when it can't go on. */
function Fault() {
  const { t } = useWords();
  return (
    <main className="fault" role="alert">
      <h1>{t('error.title')}</h1>
      <p>{t('error.about')}</p>
      <p className="row">
        <button type="button" className="primary" onClick={() => location.reload()}>
          {t('error.again')}
        </button>
        <button
          type="button"
          onClick={() => {
            location.hash = '#/';
            location.reload();
          }}
        >
          {t('menu.new-table')}
        </button>
      </p>
    </main>
  );
}
