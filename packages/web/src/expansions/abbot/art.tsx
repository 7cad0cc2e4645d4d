import type { Art } from '../../art/art.ts';

export const art: Art = {
  figures: {
    abbot: ({ fill, walker }) => (
      <>
        {walker}
        <path className="fig-line" d="M-4.6-9.6C-5-13-3-15.4 0-17.6C3-15.4 5-13 4.6-9.6Z" fill={fill} />
        <path className="fig-gold" d="M-.8-16.4H.8V-14.6H2.4V-13H.8V-10.4H-.8V-13H-2.4V-14.6H-.8Z" />
        <path className="fig-staff" d="M9.6 12.4V-8C9.6-12.4 14.4-12 13.6-8.6" />
      </>
    ),
  },
};
