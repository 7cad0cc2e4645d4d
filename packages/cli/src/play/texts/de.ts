import type { PhraseKey } from './en.ts';

export const de: Readonly<Record<PhraseKey, string>> = {
  title: 'Bastide',
  opponent: '{who} (das Programm)',
  bot: '{who} ({level})',
  fault:
    '{who} gab keine gültige Antwort ({kind}: {text}); stattdessen wurde die erste Möglichkeit gespielt.',
  left: 'noch {n} {n|Plättchen|Plättchen}',
  home: 'im Vorrat: {list}',
  nothingHome: 'keine Figur mehr im Vorrat',
  asked: '{who}: {what}',
  inHand: 'Das Plättchen in allen Drehungen:',
  placements: 'Wohin? Schreib {notation} (die Nummern stehen auf dem Plan):',
  choices: 'Was nun? Gib die Nummer an, oder was rechts geschrieben steht:',
  keys: 'eine Nummer oder die Notation · a Rat · u zurück · s DATEI speichern · q beenden · h Hilfe',
  overKeys: 'u zurück · s DATEI speichern · q oder Enter: beenden',
  notUnderstood: '„{text}“ ist keine der Möglichkeiten. Tippe eine der Nummern, oder h für Hilfe.',
  at: 'bei {x},{y}',
  turnMissing: 'Bei {x},{y} passt das Plättchen um {list} gedreht: Gib an, welches, etwa „{x},{y} {first}“.',
  advice: 'Das Programm würde {n} wählen: {text}',
  undone: 'Zurückgenommen: {text}',
  saved: 'Gespeichert in {file}. Weiter geht es mit: bastide play --resume {file}',
  notSaved: 'In {file} lässt sich nicht speichern: {why}. Versuche einen anderen Namen: s DATEI',
  saveWhere: 'Wo speichern? s DATEI, zum Beispiel: s spiel.json',
  bye: 'Auf Wiedersehen!',
  won: '{who} gewinnt mit {n} {n|Punkt|Punkten}.',
  tied: 'Gleichstand mit {n} {n|Punkt|Punkten}: {list}.',
  cropped: '(der Plan ist breiter als der Bildschirm: nicht alles ist zu sehen)',
  things: 'Außerdem auf dem Plan: {list}',
  help: `Du wirst immer nach einer Sache gefragt. Antworte mit der Nummer einer Möglichkeit, oder schreib sie aus.

  3               die Möglichkeit mit dieser Nummer
  0,-1 90         ein Plättchen: das Feld, und um wie viel es im Uhrzeigersinn gedreht ist
  place …         oder jede Möglichkeit, wie sie in der Liste steht
  a               Rat: was das Programm tun würde
  u               deine letzte Wahl zurücknehmen
  b               den Plan noch einmal zeigen
  s DATEI         speichern; das ist eine Aufzeichnung, und „bastide replay DATEI“ kann sie prüfen
  q               beenden; das Spiel wird gespeichert und kann fortgesetzt werden

Auf dem Plan: # Stadt, . Wiese, - | Straße, o wo Straßen enden, ~ Fluss, M Kloster, G Garten; andere Buchstaben sind Zeichen
({marks}). Die Ziffern 1 bis 8 sind Figuren dieser Spieler. x wächst nach rechts, y nach unten.`,
  helpFigures: 'Ein Buchstabe vor der Ziffer sagt, welche Figur es ist: {figures}.',
};
