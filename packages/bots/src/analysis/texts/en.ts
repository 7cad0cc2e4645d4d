/** Marks and reasons in words. `own`: for the player who decides; `others`: for `who`, another player. */
export const en = {
  'lapse.slip': 'slip',
  'lapse.mistake': 'mistake',
  'lapse.blunder': 'blunder',
  'own.scored': '{n} {n|point|points} more at once',
  'own.unfinished': '{n} {n|point|points} more in unfinished features',
  'own.closing': 'better chances to close your features: about {n} {n|point|points}',
  'own.followers': 'more followers free or soon back: worth about {n} {n|point|points}',
  'own.fields': 'a better outlook for your fields: about {n} {n|point|points}',
  'own.contest': 'less risk that a feature is shared or taken: about {n} {n|point|points}',
  'own.figures': 'more use of your special figures: about {n} {n|point|points}',
  'own.tokens': 'better prospects for your tokens: about {n} {n|point|points}',
  'others.scored': '{n} {n|point|points} fewer for {who} at once',
  'others.unfinished': '{n} {n|point|points} fewer for {who} in unfinished features',
  'others.closing': 'harder for {who} to close features: about {n} {n|point|points}',
  'others.followers': 'fewer followers free for {who}: worth about {n} {n|point|points}',
  'others.fields': 'a worse outlook for the fields of {who}: about {n} {n|point|points}',
  'others.contest': 'it threatens what {who} has: about {n} {n|point|points}',
  'others.figures': 'less use of special figures for {who}: about {n} {n|point|points}',
  'others.tokens': 'worse prospects for the tokens of {who}: about {n} {n|point|points}',
  later: 'it shows in the next turns: about {n} {n|point|points}',
} as const;

export type ReasonKey = keyof typeof en;
