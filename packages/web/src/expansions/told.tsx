import type { ReactNode } from 'react';
import './ask.css';

interface ToldProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** Where the land itself is pressed: what it is about, in a picture and a sentence. */
export function Told({ picture, children }: ToldProps) {
  return (
    <section className="ask">
      <p className="ask-told">
        <span className="ask-picture">{picture}</span>
        <span>{children}</span>
      </p>
    </section>
  );
}
