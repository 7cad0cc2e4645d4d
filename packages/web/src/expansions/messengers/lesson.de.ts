import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  messengers: {
    title: 'Die Depeschen',
    about:
      'Eine zweite Figur auf der Wertungstafel, und eine Depesche, wenn sie auf einem dunklen Feld stehen bleibt.',
    scenes: {
      two: {
        title: 'Zwei Figuren',
        say: 'Du hast zwei Figuren auf der Wertungstafel, die Zählfigur und die Botin. Bei jeder Wertung wählst du, welche von beiden um alle Punkte zieht. Endet sie in deinem Zug auf einem dunklen Feld (0, 5, 10…), bekommst du eine Depesche.',
        task: 'Schließe deine Straße für 5 Punkte ab und zieh die Figur, die auf einem dunklen Feld landet. Deine Zählfigur steht auf 4, deine Botin auf 0.',
        done: '0 + 5: Die Botin steht auf einem dunklen Feld und bringt eine Depesche.',
        hint: 'Erlaubt, aber keine Depesche: 4 + 5 ist 9. Schließe die Straße ab und zieh stattdessen die Botin.',
      },
      message: {
        title: 'Eine Depesche',
        say: 'Eine Depesche bietet eine Aktion oder stattdessen 2 Punkte. Diese bringt 2 Punkte für jeden deiner Ritter; dann kommt sie unter den Stapel.',
        task: 'Du hast zwei Ritter. Nimm, was mehr wert ist, und zieh dann eine Figur deiner Wahl.',
        done: '4 Punkte statt 2. Am Ende werden beide Figuren zusammengezählt.',
        hint: '2 Punkte sind schön, aber deine zwei Ritter sind 4 wert: Nimm die Aktion.',
      },
    },
  },
};
