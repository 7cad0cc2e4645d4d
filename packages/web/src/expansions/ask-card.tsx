import type { ReactNode } from 'react';
import './ask.css';

interface AskCardProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** What it brings. */
  readonly brings?: string | undefined;
  /** The rule in a few words. */
  readonly detail?: string | undefined;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

/** A large thing to press: its picture, its name and what it brings. */
export function AskCard({ picture, title, brings, detail, isChosen, onPress }: AskCardProps) {
  return (
    <button type="button" className="ask-card" aria-pressed={isChosen} onClick={onPress}>
      <span className="ask-picture">{picture}</span>
      <span className="ask-words">
        <strong>{title}</strong>
        {brings !== undefined && <span className="ask-brings">{brings}</span>}
      </span>
      {detail !== undefined && <span className="ask-detail">{detail}</span>}
    </button>
  );
}
