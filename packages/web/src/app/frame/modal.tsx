import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words.ts';
import { Icon } from './icon.tsx';

interface ModalProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page: the browser keeps the focus inside, Escape or a press beside it closes it, and the focus goes back to where it was. */
export function Modal({ title, className = '', onClose, children }: ModalProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBegunBeside = useRef(false);
  useEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    if (shown?.open === false) shown.showModal();
    heading.current?.focus();
    return () => {
      shown?.close();
      focusAgain(opener);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys have Escape
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        isBegunBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (isBegunBeside.current && isBeside(event)) onClose();
      }}
    >
      <div className="modal-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon plain" aria-label={t('menu.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** A press on what lies under the dialog is told to the dialog itself, as one on its margin is. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Who closes a dialog goes on where it was opened. The page has taken the dialog away by then, so the browser no longer sees to it; where
 * that place is gone too, or there was none, the keys go on from the screen.
 */
function focusAgain(opener: Element | null): void {
  if (isFocusLost() && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  if (isFocusLost()) document.getElementById('main')?.focus({ preventScroll: true });
}

const isFocusLost = (): boolean => document.activeElement === document.body;
