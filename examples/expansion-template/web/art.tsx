import { type Art, medal } from '@bastide/web/art';

/** Four sails, about 10 wide around 0,0; `f-…` fills with a colour of the palette, `m-out` draws the outline. */
const sails = (
  <>
    <path
      className="f-plaster m-out"
      d="M0 0L-4.6-3L-3-4.6ZM0 0L4.6 3L3 4.6ZM0 0L3-4.6L4.6-3ZM0 0L-3 4.6L-4.6 3Z"
    />
    <circle className="f-gold m-out" r={1.3} />
  </>
);

/** How the page draws its marks and figures. What is missing here is drawn plainly. */
export const art: Art = { marks: { windmillSign: { sign: medal('flag', sails) } } };
