import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.builder': 'der Baumeister',
  'theme.pig': 'das Schwein',
  'theme.goods': 'Waren',
  'ask.traders-builders.builder':
    'Sooft du diese Straße oder Stadt vergrößerst, bekommst du ein zweites Plättchen.',
  'ask.traders-builders.pig': 'Diese Wiese bringt dir je abgeschlossener Stadt 1 Punkt mehr.',
  'sign.wine': 'Wein: Wer diese Stadt abschließt, nimmt ihn. Am meisten Wein am Ende: 10 Punkte.',
  'sign.wheat': 'Getreide: Wer diese Stadt abschließt, nimmt es. Am meisten Getreide am Ende: 10 Punkte.',
  'sign.cloth': 'Tuch: Wer diese Stadt abschließt, nimmt es. Am meisten Tuch am Ende: 10 Punkte.',
};
