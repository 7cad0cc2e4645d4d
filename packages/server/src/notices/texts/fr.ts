import type { NoticeKey } from './en.ts';

export const fr: Readonly<Record<NoticeKey, string>> = {
  'turn.played': '{who} a joué : à vous de jouer',
  turn: 'À vous de jouer',
  scored: '{who} : {points} ({cause})',
  played: '{who} a posé une tuile avec {land}',
  'played.figure': '{who} a posé une tuile avec {land} et y a placé {figure}',
  'land.city': 'une ville',
  'land.road': 'une route',
  'land.monastery': 'une abbaye',
  'land.garden': 'un jardin',
  'land.river': 'une rivière',
  'land.field': 'un pré',
  'role.city': 'un chevalier',
  'role.road': 'un brigand',
  'role.monastery': 'un moine',
  'role.field': 'un paysan',
  bot: 'Robot',
  'left.days': 'encore {n} {n|jour|jours}',
  'left.hours': 'encore {n} {n|heure|heures}',
  'left.soon': 'moins d’une heure',
  'mail.play': 'Voir la partie',
  'mail.why':
    'Vous recevez ce message car vous avez demandé à Bastide de vous écrire quand c’est votre tour dans une partie jouée sur plusieurs jours.',
  'mail.stop': 'Ne plus recevoir d’e-mails',
  'confirm.subject': 'Bastide : cette adresse est-elle la vôtre ?',
  'confirm.about':
    'Quelqu’un, vous sans doute, souhaite être averti à cette adresse quand c’est son tour dans une partie jouée sur plusieurs jours.',
  'confirm.do': 'Oui, écrivez-moi',
  'confirm.else':
    'Le lien reste valable un jour. Si ce n’était pas vous, ne faites rien : l’adresse n’est pas conservée.',
};
