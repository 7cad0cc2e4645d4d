import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'theme.abbot': 'der Abt',
  'theme.garden': 'ein Garten',
  'ask.abbot.abbot':
    'Wie ein Mönch, und auch in Gärten. Du kannst ihn vorzeitig zurückholen, für die Punkte bis dahin.',
  'ask.abbot.home':
    'Statt einer neuen Figur: Er bringt, was sein Platz jetzt wert ist, und kommt zu dir zurück.',
};
