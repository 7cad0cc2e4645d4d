import type { en } from './en.ts';

export const de = {
  'set.traders-builders': 'Händler & Baumeister',
  'set.traders-builders.about':
    'Schließe Städte ab und nimm ihre Waren; der Baumeister bringt dir ein zweites Plättchen, das Schwein macht Wiesen wertvoller.',
  'part.traders-builders/tiles': 'die Plättchen von Händler & Baumeister',
  'part.traders-builders/goods': 'die Waren',
  'part.traders-builders/builder': 'der Baumeister',
  'part.traders-builders/pig': 'das Schwein',

  'figure.builder': 'Baumeister',
  'figure.builder.a': 'einen Baumeister',
  'figure.builder.count': '{n} {n|Baumeister|Baumeister}',
  'figure.pig': 'Schwein',
  'figure.pig.a': 'ein Schwein',
  'figure.pig.count': '{n} {n|Schwein|Schweine}',
  'mark.wine': 'Wein',
  'mark.wheat': 'Getreide',
  'mark.cloth': 'Tuch',
  'token.wine': '{n} {n|Weinfass|Weinfässer}',
  'token.wheat': '{n} {n|Getreidesack|Getreidesäcke}',
  'token.cloth': '{n} {n|Tuchballen|Tuchballen}',

  'step.traders-builders/second-part': 'Mit dem Baumeister ein zweites Plättchen verdienen',
  'step.traders-builders/goods': 'Die Waren werten',
  'cause.goods': 'Waren',
  'award.goods':
    '{who} {who|bekommst|bekommt} {n} {n|Punkt|Punkte} für die meisten Waren einer Sorte: {how}.',
  'because.wine': '{n} {n|Weinfass|Weinfässer}',
  'because.wheat': '{n} {n|Getreidesack|Getreidesäcke}',
  'because.cloth': '{n} {n|Tuchballen|Tuchballen}',
  'because.pig': '1 Punkt mehr je Stadt durch das Schwein',

  'why.wrong-land.builder': 'Ein Baumeister geht nur auf eine Straße oder in eine Stadt.',
  'why.wrong-land.pig': 'Ein Schwein geht nur auf eine Wiese.',
  'why.none-at-home.builder': 'Dein Baumeister ist schon im Spiel.',
  'why.none-at-home.pig': 'Dein Schwein ist schon im Spiel.',
  'why.no-own-follower.builder': 'Ein Baumeister geht nur dorthin, wo schon einer deiner Gefolgsleute steht.',
  'why.no-own-follower.pig': 'Ein Schwein geht nur auf eine Wiese, auf der schon einer deiner Bauern liegt.',
  'why.closed.builder': 'Kein Baumeister, wo dieses Plättchen das Gebiet abgeschlossen hat.',
} satisfies Record<keyof typeof en, string>;
