import type { ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly about: string;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** A screen that has nothing to show but why. */
export function Notice({ title, about, children }: NoticeProps) {
  return (
    <main id="main" tabIndex={-1} className="online narrow">
      <h1>{title}</h1>
      <p role="alert">{about}</p>
      <p className="row">{children}</p>
    </main>
  );
}
