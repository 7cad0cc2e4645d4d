import type { ReasonTexts } from '../words.ts';

export const de: ReasonTexts = {
  'lapse.slip': 'Ausrutscher',
  'lapse.mistake': 'Fehler',
  'lapse.blunder': 'Patzer',
  'own.scored': '{n} {n|Punkt|Punkte} mehr sofort',
  'own.unfinished': '{n} {n|Punkt|Punkte} mehr in unfertigen Gebieten',
  'own.closing': 'bessere Aussicht, deine Gebiete abzuschließen: etwa {n} {n|Punkt|Punkte}',
  'own.followers': 'mehr Gefolgsleute frei oder bald zurück: etwa {n} {n|Punkt|Punkte} wert',
  'own.fields': 'bessere Aussichten für deine Wiesen: etwa {n} {n|Punkt|Punkte}',
  'own.contest': 'weniger Gefahr, dass ein Gebiet geteilt oder genommen wird: etwa {n} {n|Punkt|Punkte}',
  'own.figures': 'mehr Nutzen deiner besonderen Figuren: etwa {n} {n|Punkt|Punkte}',
  'own.tokens': 'bessere Aussichten für deine Marker: etwa {n} {n|Punkt|Punkte}',
  'others.scored': '{n} {n|Punkt|Punkte} weniger für {who} sofort',
  'others.unfinished': '{n} {n|Punkt|Punkte} weniger für {who} in unfertigen Gebieten',
  'others.closing': 'schwerer für {who}, Gebiete abzuschließen: etwa {n} {n|Punkt|Punkte}',
  'others.followers': 'weniger freie Gefolgsleute für {who}: etwa {n} {n|Punkt|Punkte} wert',
  'others.fields': 'schlechtere Aussichten für die Wiesen von {who}: etwa {n} {n|Punkt|Punkte}',
  'others.contest': 'es bedroht, was {who} hat: etwa {n} {n|Punkt|Punkte}',
  'others.figures': 'weniger Nutzen besonderer Figuren für {who}: etwa {n} {n|Punkt|Punkte}',
  'others.tokens': 'schlechtere Aussichten für die Marker von {who}: etwa {n} {n|Punkt|Punkte}',
  later: 'es zeigt sich in den nächsten Zügen: etwa {n} {n|Punkt|Punkte}',
};
