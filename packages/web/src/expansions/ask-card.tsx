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

interface ToldProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** Where the land itself is pressed: what it is about, in a picture and a sentence. */
export function Told({ picture, children }: ToldProps) {
  return (
    <section className="ask">
      <p className="ask-told ask-row">
        <span className="ask-picture">{picture}</span>
        <span>{children}</span>
      </p>
    </section>
  );
}
