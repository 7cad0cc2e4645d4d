import type { NoticeKey } from './en.ts';

export const de: Readonly<Record<NoticeKey, string>> = {
  'turn.played': '{who} hat gespielt: Du bist dran',
  turn: 'Du bist dran',
  scored: '{who}: {points} ({cause})',
  played: '{who} hat ein Plättchen mit {land} gelegt',
  'played.figure': '{who} hat ein Plättchen mit {land} gelegt und {figure} daraufgesetzt',
  'land.city': 'einer Stadt',
  'land.road': 'einer Straße',
  'land.monastery': 'einem Kloster',
  'land.garden': 'einem Garten',
  'land.river': 'einem Fluss',
  'land.field': 'einer Wiese',
  'role.city': 'einen Ritter',
  'role.road': 'einen Wegelagerer',
  'role.monastery': 'einen Mönch',
  'role.field': 'einen Bauern',
  bot: 'Bot',
  'left.days': 'noch {n} {n|Tag|Tage}',
  'left.hours': 'noch {n} {n|Stunde|Stunden}',
  'left.soon': 'noch weniger als eine Stunde',
  'mail.play': 'Zum Spiel',
  'mail.why':
    'Du bekommst diese Nachricht, weil Bastide dir schreiben soll, wenn du in einem Spiel über mehrere Tage am Zug bist.',
  'mail.stop': 'Keine E-Mails mehr',
  'confirm.subject': 'Bastide: Ist das deine Adresse?',
  'confirm.about':
    'Jemand, hoffentlich du, möchte an diese Adresse eine Nachricht bekommen, wenn in einem Spiel über mehrere Tage der eigene Zug ansteht.',
  'confirm.do': 'Ja, schreibt mir',
  'confirm.else':
    'Der Link gilt einen Tag. Wenn du das nicht warst, tu nichts: Die Adresse wird nicht gespeichert.',
};
