import { type Art, medal } from '@bastide/web/art';

/** A maypole with two ribbons. */
const maypole = (
  <>
    <path className="m-line" d="M0 5.4V-4.6" strokeWidth={1.6} />
    <path className="m-line s-azure" d="M0-4.6C-5-3-1 0-4 4.4" strokeWidth={1.3} />
    <path className="m-line s-flag" d="M0-4.6C5-3 1 0 4 4.4" strokeWidth={1.3} />
    <circle className="f-gold m-out" cy={-4.8} r={1.4} />
  </>
);

export const art: Art = { marks: { festival: { sign: medal('flag', maypole) } } };
