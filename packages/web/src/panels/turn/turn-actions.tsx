import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../../app/frame/icon.tsx';
import { useWords } from '../../app/words.ts';

interface TurnActionsProps {
  /** Whether a person at this screen is asked. */
  readonly isAsked: boolean;
  /** Whether bots are moving. */
  readonly canSkip: boolean;
  /** Whether their moves are being skipped. */
  readonly isSkipping: boolean;
  readonly hasChosen: boolean;
  /** Whether something is chosen, or half of it. */
  readonly canCancel: boolean;
  readonly canUndo: boolean;
  /** Whether others are asked for it. */
  readonly undoAsks: boolean;
  readonly isOver: boolean;
  /** The word for passing, where it is among the answers. */
  readonly pass: string | undefined;
  readonly confirmRef: Ref<HTMLButtonElement>;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onPass: () => void;
  readonly onUndo: () => void;
  readonly onSkip: () => void;
  readonly onResults: () => void;
}

/** Confirm, take the choice back, pass and undo: always in the same place. */
export function TurnActions(props: TurnActionsProps) {
  const { t } = useWords();
  const { isAsked, canSkip, isSkipping, hasChosen, canUndo, isOver, pass } = props;
  return (
    <div className="actions">
      {(isAsked || canSkip) && (
        // One button for both, so that who skips with the keys has the focus on the next thing to do.
        <Act
          ref={props.confirmRef}
          className={isAsked ? 'primary confirm' : 'skip-bots'}
          icon={isAsked ? 'check' : 'skip'}
          isOff={isAsked ? !hasChosen : isSkipping}
          onAct={isAsked ? props.onConfirm : props.onSkip}
        >
          {t(isAsked ? 'table.confirm' : isSkipping ? 'table.skipping' : 'table.skip')}
        </Act>
      )}
      {isAsked && (
        <Act
          className="cancel"
          icon="close"
          label={t('table.cancel')}
          isOff={!props.canCancel}
          onAct={props.onCancel}
        />
      )}
      {isAsked && pass !== undefined && (
        <Act className="pass" icon="pass" onAct={props.onPass}>
          {pass}
        </Act>
      )}
      {isOver && (
        <Act className="primary confirm" icon="chart" onAct={props.onResults}>
          {t('table.results')}
        </Act>
      )}
      <Act
        className="undo"
        icon="undo"
        label={t(props.undoAsks ? 'table.undo.ask' : 'table.undo')}
        isOff={!canUndo}
        onAct={props.onUndo}
      />
    </div>
  );
}

interface ActProps {
  readonly icon: IconName;
  readonly className?: string;
  /** For buttons that show only their icon. */
  readonly label?: string;
  /** Nothing to do now. The button stays where it is and keeps the focus of a keyboard, unlike a disabled one. */
  readonly isOff?: boolean;
  readonly onAct: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children?: ReactNode;
}

function Act({ icon, className = '', label, isOff = false, onAct, ref, children }: ActProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={label === undefined ? className : `icon ${className}`}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      // A press with the mouse leaves the focus where it is, so that the keys of the board go on working.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) onAct();
      }}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
