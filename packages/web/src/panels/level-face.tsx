import type { Level } from '@bastide/bots';
import type { ReactNode } from 'react';
import './level-face.css';

/** What each level wears: hair, hat, helmet, coronets and a crown. */
const HEADGEAR: Readonly<Record<Level, ReactNode>> = {
  page: (
    <path
      className="face-hair"
      d="M-6.4-1C-7.4-7.5-3.5-9.4 0-9.4S7.4-7.5 6.4-1C4.6-4.6 3-5.4-1-5.4C-4-5.4-5.6-4-6.4-1Z"
    />
  ),
  squire: (
    <>
      <path
        className="face-coat"
        d="M-7.4-3.4C-7.6-8.6-3.6-10.4.4-10C5-9.8 7.6-7.4 7.4-3.4C3-5.2-3-5.2-7.4-3.4Z"
      />
      <path className="face-feather" d="M3.4-9.4C6-14.4 10.4-14 11.6-11.4C9-11.6 6.6-9.8 5.4-7.6Z" />
    </>
  ),
  knight: (
    <>
      <path className="face-steel" d="M-7 4.4V-2.6C-7-7.4-3.8-10 0-10S7-7.4 7-2.6V4.4H4.4V-1.4H-4.4V4.4Z" />
      <path className="face-line" d="M0-10V-1.4M-7-3.6H7" />
    </>
  ),
  baron: (
    <>
      <path className="face-beard" d="M-5.4 2C-5.4 6.6-2.6 9.4 0 9.4S5.4 6.6 5.4 2C3 4.2-3 4.2-5.4 2Z" />
      <path className="face-crown" d="M-6.6-3.6V-7.2C-3-8.6 3-8.6 6.6-7.2V-3.6C3-5-3-5-6.6-3.6Z" />
    </>
  ),
  count: (
    <>
      <path className="face-hair" d="M-6.8 3C-8.6-7 -3.6-9.4 0-9.4S8.6-7 6.8 3C6-2 5-4.6 0-4.6S-6-2-6.8 3Z" />
      <path
        className="face-crown"
        d="M-6.6-4.4L-7.2-9.6L-3.6-7L0-10.4L3.6-7L7.2-9.6L6.6-4.4C3-5.8-3-5.8-6.6-4.4Z"
      />
    </>
  ),
  king: (
    <>
      <path className="face-beard" d="M-6 0C-6.4 7-3 11 0 11S6.4 7 6 0C3.4 3.4-3.4 3.4-6 0Z" />
      <path className="face-crown" d="M-7-4L-8-11.4L-3.8-8L0-12.6L3.8-8L8-11.4L7-4C3-5.6-3-5.6-7-4Z" />
      <circle className="face-jewel" cy={-7.2} r={1.3} />
    </>
  ),
};

/** The face of a bot, by its level. */
export function LevelFace({ level }: { readonly level: Level }) {
  return (
    <svg className="level-face" viewBox="-14 -14 28 28" aria-hidden="true">
      <path className="face-coat" d="M-11 14C-11 8.6-6 6.6 0 6.6S11 8.6 11 14Z" />
      <ellipse className="face-skin" cy={-0.6} rx={6.2} ry={7} />
      <path className="face-line" d="M-2.4-1V-.2M2.4-1V-.2M-2 3.2C-.8 4 .8 4 2 3.2" />
      {HEADGEAR[level]}
    </svg>
  );
}
