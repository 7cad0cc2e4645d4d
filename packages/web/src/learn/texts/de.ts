import type { LearnKey } from './en.ts';

export const de: Readonly<Record<LearnKey, string>> = {
  title: 'Lernen',
  about:
    'In zehn Minuten am Tisch lernst du das ganze Grundspiel. Danach hat jede Erweiterung eine eigene kurze Lektion.',
  lessons: 'Eine Lektion für jede Erweiterung',
  'lessons.about': 'Je zwei bis vier kurze Szenen. Spiele sie in beliebiger Reihenfolge, so oft du willst.',
  start: 'Beginnen',
  resume: 'Weiter',
  play: 'Ein Spiel spielen',
  again: 'Noch einmal',
  learnt: 'Gelernt',
  'scene-count': '{n} {n|Szene|Szenen}',
  'done-of': '{n} von {all} Szenen geschafft',
  'all-lessons': 'Alle Lektionen',
  scenes: 'Szenen',
  scene: 'Szene {n}: {title}',
  'scene.done': 'Szene {n}: {title} (geschafft)',
  back: 'Vorige Szene',
  next: 'Weiter',
  skip: 'Überspringen',
  finish: 'Fertig',
  'show-me': 'Zeig es mir',
  'try-again': 'Noch einmal versuchen',
  count: 'Die Schlusswertung',
  learner: 'Rot',
  other: 'Blau',
};
