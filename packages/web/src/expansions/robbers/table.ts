import type { TableExtras } from '../table-extras.ts';

export const table: TableExtras = {
  events: { 'robbers/put': 'robber', 'robbers/follow': 'robber' },
  fromTile: ['robbers/put'],
  sources: /^robber/,
  words: {
    en: {
      'log.event.robbers/put': 'the robber on space {n} of the score track',
      'log.event.robbers/follow': 'the robber follows to space {n} of the score track',
      'theme.robber': 'the robber',
    },
    fr: {
      'log.event.robbers/put': 'le voleur sur la case {n} de la piste de score',
      'log.event.robbers/follow': 'le voleur suit jusqu’à la case {n} de la piste de score',
      'theme.robber': 'le voleur',
    },
  },
};
