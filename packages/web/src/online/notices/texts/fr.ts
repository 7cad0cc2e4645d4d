import type { NoticeKey } from './en.ts';

export const fr: Readonly<Record<NoticeKey, string>> = {
  'notice.wanted': 'M’avertir quand c’est mon tour et que je suis ailleurs',
  'notice.forbidden':
    'Le navigateur bloque les notifications de cette page ; autorisez-les dans ses réglages.',
  'notice.turn': 'À vous de jouer',
  'notice.turns': '{n} {n|partie vous attend|parties vous attendent}',
  'notice.next': 'Partie suivante',
  'notice.ask': 'Voulez-vous être averti quand ce sera de nouveau à vous ?',
  'notice.yes': 'Oui',
  'notice.by-mail': 'Par e-mail',
  'notice.no': 'Non merci',
  'notice.close': 'Fermer',
  'mail.label': 'M’écrire quand c’est mon tour (parties sur plusieurs jours)',
  'mail.ask': 'Recevoir un lien',
  'mail.malformed': 'Ce n’est pas une adresse e-mail.',
  'mail.sent': 'Nous avons écrit à {address} : ouvrez le lien de ce message.',
  'mail.on': 'Quand c’est à vous dans une partie sur plusieurs jours, nous écrivons à {address}.',
  'mail.end': 'Ne plus recevoir d’e-mails',
  'mail.yes.title': 'Un e-mail quand c’est à vous',
  'mail.yes.about':
    'Bastide vous écrit quand c’est à vous dans une partie sur plusieurs jours. Chaque message contient un lien pour ne plus en recevoir.',
  'mail.yes.do': 'Oui, écrivez-moi',
  'mail.yes.done': 'Merci. Nous vous écrirons quand ce sera à vous.',
  'mail.no.title': 'Ne plus recevoir d’e-mails ?',
  'mail.no.about': 'Bastide oubliera votre adresse.',
  'mail.no.do': 'Ne plus en recevoir',
  'mail.no.done': 'C’est fait. Votre adresse est oubliée.',
  'mail.gone': 'Ce lien n’est plus valable.',
};
