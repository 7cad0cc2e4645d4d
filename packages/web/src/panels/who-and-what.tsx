import type { ReactNode } from 'react';
import { useWords } from '../app/words.ts';

interface WhoAndWhatProps {
  readonly who: ReactNode;
  readonly what: ReactNode;
  /** The layout keeps the two apart: the sign between them is only heard. */
  readonly isApart?: boolean;
}

/** Who, and what of them, as `table.turn` has it, where the two are more than words. */
export function WhoAndWhat({ who, what, isApart = false }: WhoAndWhatProps) {
  const { t } = useWords();
  const between = t('table.turn', { who: '', what: '' });
  return (
    <>
      {who}
      {isApart ? <span className="hidden-text">{between}</span> : between}
      {what}
    </>
  );
}
