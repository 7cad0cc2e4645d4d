import type { en } from './en.ts';

export const de = {
  'set.robbers': 'Die Räuber',
  'set.robbers.about':
    'Räuber lauern auf der Wertungstafel und kassieren die Hälfte der Punkte der Zählfigur, neben der sie stehen.',
  'figure.robber': 'Räuber',
  'figure.robber.a': 'einen Räuber',
  'figure.robber.count': '{n} {n|Räuber|Räuber}',
  'mark.robber': 'Räuber',

  'option.robbersAll': 'Wer folgen darf',
  'option.robbersAll.about':
    'Wer darf noch einen Räuber auf die Wertungstafel setzen, wenn ein Räuberplättchen gelegt wird?',
  'option.robbersAll.false': 'Nur der nächste Spieler, dessen Räuber im Vorrat ist',
  'option.robbersAll.true': 'Alle anderen der Reihe nach',

  'step.robbers/put': 'Räuber auf die Wertungstafel setzen',
  'step.robbers/end': 'Räuber auf der Wertungstafel werten',
  'question.robbers/put': 'Setze deinen Räuber zu einer Zählfigur oder passe',
  'question.robbers/victim': 'Wähle, wen du beraubst',
  'question.robbers/follow': 'Lass deinen Räuber folgen oder bleiben',
  'action.robbers/put': 'Den Räuber auf Feld {spot} setzen, dort steht: {beside}',
  'action.robbers/victim': '{who} berauben ({scorer}): {points} {points|Punkt|Punkte}',
  'action.robbers/follow': 'Auf Feld {spot} folgen',
  'action.robbers/stay': 'Bleiben',
  'event.robbers/put': '{who} setzt {who|deinen|einen} Räuber auf Feld {n} der Wertungstafel.',
  'event.robbers/follow': '{who|Dein Räuber|Der Räuber von {who}} folgt auf Feld {n} der Wertungstafel.',
  'cause.robbery': 'Raub',
  'award.robbery':
    '{who} {who|beraubst|beraubt} {victim|dich|{victim}} und {who|bekommst|bekommt} {n} {n|Punkt|Punkte}: {how}.',
  'because.robbed': 'die Hälfte von {n} {n|Punkt|Punkten}, aufgerundet',
  'cause.robber-on-track': 'Räuber auf der Wertungstafel',
  'award.robber-on-track':
    '{who} {who|bekommst|bekommt} {n} {n|Punkt|Punkte} für den Räuber, der noch auf der Wertungstafel steht, {how}.',
  'because.space': 'auf Feld {n}',

  'why.robbers/nobody': 'Ein Räuber geht nur dorthin, wo eine fremde Zählfigur steht.',
  'why.robbers/there': 'Dein Räuber steht schon dort.',
} satisfies Record<keyof typeof en, string>;
