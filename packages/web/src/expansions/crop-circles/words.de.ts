import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.crop-circles/add': 'Alle setzen einen Gefolgsmann dazu',
  'log.event.crop-circles/add.road': 'Alle setzen einen Wegelagerer auf einer Straße dazu',
  'log.event.crop-circles/add.city': 'Alle setzen einen Ritter in einer Stadt dazu',
  'log.event.crop-circles/add.field': 'Alle setzen einen Bauern auf einer Wiese dazu',
  'log.event.crop-circles/remove': 'Alle nehmen einen Gefolgsmann zurück',
  'log.event.crop-circles/remove.road': 'Alle nehmen einen Wegelagerer von einer Straße zurück',
  'log.event.crop-circles/remove.city': 'Alle nehmen einen Ritter aus einer Stadt zurück',
  'log.event.crop-circles/remove.field': 'Alle nehmen einen Bauern von einer Wiese zurück',
  'theme.crop-circle': 'ein Kornkreis',
  'ask.crop-circles.add.road': 'Je ein Wegelagerer mehr',
  'ask.crop-circles.add.city': 'Je ein Ritter mehr',
  'ask.crop-circles.add.field': 'Je ein Bauer mehr',
  'ask.crop-circles.adds.road':
    'Wer einen Wegelagerer im Land hat, stellt einen Gefolgsmann aus dem Vorrat dazu.',
  'ask.crop-circles.adds.city': 'Wer einen Ritter im Land hat, stellt einen Gefolgsmann aus dem Vorrat dazu.',
  'ask.crop-circles.adds.field':
    'Wer einen Bauern im Land hat, stellt einen Gefolgsmann aus dem Vorrat dazu.',
  'ask.crop-circles.remove.road': 'Je ein Wegelagerer weniger',
  'ask.crop-circles.remove.city': 'Je ein Ritter weniger',
  'ask.crop-circles.remove.field': 'Je ein Bauer weniger',
  'ask.crop-circles.removes.road':
    'Wer einen Wegelagerer im Land hat, nimmt einen zurück; er bringt keine Punkte.',
  'ask.crop-circles.removes.city':
    'Wer einen Ritter im Land hat, nimmt einen zurück; er bringt keine Punkte.',
  'ask.crop-circles.removes.field':
    'Wer einen Bauern im Land hat, nimmt einen zurück; er bringt keine Punkte.',
  'ask.crop-circles.join.road':
    'Wähle eine markierte Stelle: Dort kommt ein Gefolgsmann aus dem Vorrat zu deinem Wegelagerer.',
  'ask.crop-circles.join.city':
    'Wähle eine markierte Stelle: Dort kommt ein Gefolgsmann aus dem Vorrat zu deinem Ritter.',
  'ask.crop-circles.join.field':
    'Wähle eine markierte Stelle: Dort kommt ein Gefolgsmann aus dem Vorrat zu deinem Bauern.',
  'ask.crop-circles.leave.road': 'Wähle den Wegelagerer, der zurückkommt; er bringt keine Punkte.',
  'ask.crop-circles.leave.city': 'Wähle den Ritter, der zurückkommt; er bringt keine Punkte.',
  'ask.crop-circles.leave.field': 'Wähle den Bauern, der zurückkommt; er bringt keine Punkte.',
  'ask.crop-circles.all': 'Alle tun, was du wählst, du zuletzt.',
};
