/** Marks and reasons in words. `own`: for the player who decides; `others`: for `who`, another player. */
export const en = {
  'lapse.slip': 'slip',
  'lapse.mistake': 'mistake',
  'lapse.blunder': 'blunder',
  'own.scored': '{n} {n|point|points} more right away',
  'own.unfinished': '{n} {n|point|points} more in unfinished features',
  'own.closing': '{who|your|their} unfinished features promise more once closed: about {n} {n|point|points}',
  'own.followers': 'more followers free or soon back: about {n} {n|point|points}',
  'own.fields': 'better prospects for {who|your|their} fields: about {n} {n|point|points}',
  'own.contest': 'less risk that a feature is shared or taken: about {n} {n|point|points}',
  'own.figures': '{who|your|their} special figures are more useful: about {n} {n|point|points}',
  'own.tokens': '{who|your|their} tokens promise more: about {n} {n|point|points}',
  'others.scored': '{n} {n|point|points} fewer for {who|you|{who}} right away',
  'others.unfinished': '{n} {n|point|points} fewer for {who|you|{who}} in unfinished features',
  'others.closing':
    '{who|your|{who}’s} unfinished features promise less once closed: about {n} {n|point|points}',
  'others.followers': '{who|your|{who}’s} free followers are worth less: about {n} {n|point|points}',
  'others.fields': 'worse prospects for {who|your|{who}’s} fields: about {n} {n|point|points}',
  'others.contest': 'it threatens what {who|you have|{who} has}: about {n} {n|point|points}',
  'others.figures': '{who|your|{who}’s} special figures are less useful: about {n} {n|point|points}',
  'others.tokens': '{who|your|{who}’s} tokens promise less: about {n} {n|point|points}',
  later: 'it pays off in the next turns: about {n} {n|point|points}',
} as const;

export type ReasonKey = keyof typeof en;
