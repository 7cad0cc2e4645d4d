import type { ReactNode } from 'react';
import './ask.css';

interface CircleSignProps {
  readonly isMore: boolean;
  readonly children: ReactNode;
}

/** A figure that comes to the circle, or leaves it. */
export function CircleSign({ isMore, children }: CircleSignProps) {
  return (
    <span className="crop-sign">
      {children}
      <span className="crop-step" aria-hidden="true">
        {isMore ? '+1' : '−1'}
      </span>
    </span>
  );
}
