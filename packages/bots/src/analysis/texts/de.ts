import type { ReasonTexts } from '../words.ts';

export const de: ReasonTexts = {
  'lapse.slip': 'Ausrutscher',
  'lapse.mistake': 'Fehler',
  'lapse.blunder': 'Patzer',
  'own.scored': 'sofort {n} {n|Punkt|Punkte} mehr',
  'own.unfinished': '{n} {n|Punkt|Punkte} mehr in unfertigen Gebieten',
  'own.closing':
    '{who|deine|die eigenen} Gebiete versprechen mehr, wenn sie fertig werden: etwa {n} {n|Punkt|Punkte}',
  'own.followers': 'mehr Gefolgsleute frei oder bald zurück: etwa {n} {n|Punkt|Punkte} wert',
  'own.fields': 'bessere Aussichten für {who|deine|die eigenen} Wiesen: etwa {n} {n|Punkt|Punkte}',
  'own.contest': 'weniger Gefahr, dass ein Gebiet geteilt oder genommen wird: etwa {n} {n|Punkt|Punkte}',
  'own.figures': '{who|deine|die eigenen} besonderen Figuren nützen mehr: etwa {n} {n|Punkt|Punkte}',
  'own.tokens': '{who|deine|die eigenen} Marker versprechen mehr: etwa {n} {n|Punkt|Punkte}',
  'others.scored': 'sofort {n} {n|Punkt|Punkte} weniger für {who|dich|{who}}',
  'others.unfinished': '{n} {n|Punkt|Punkte} weniger für {who|dich|{who}} in unfertigen Gebieten',
  'others.closing':
    '{who|deine Gebiete|die Gebiete von {who}} versprechen weniger, wenn sie fertig werden: etwa {n} {n|Punkt|Punkte}',
  'others.followers':
    '{who|deine freien Gefolgsleute|die freien Gefolgsleute von {who}} sind weniger wert: etwa {n} {n|Punkt|Punkte}',
  'others.fields':
    'schlechtere Aussichten für {who|deine Wiesen|die Wiesen von {who}}: etwa {n} {n|Punkt|Punkte}',
  'others.contest': 'es bedroht, was {who|du hast|{who} hat}: etwa {n} {n|Punkt|Punkte}',
  'others.figures':
    '{who|deine besonderen Figuren|die besonderen Figuren von {who}} nützen weniger: etwa {n} {n|Punkt|Punkte}',
  'others.tokens': '{who|deine Marker|die Marker von {who}} versprechen weniger: etwa {n} {n|Punkt|Punkte}',
  later: 'es zahlt sich in den nächsten Zügen aus: etwa {n} {n|Punkt|Punkte}',
};
