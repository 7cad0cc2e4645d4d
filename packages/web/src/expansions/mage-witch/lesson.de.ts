import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'mage-witch': {
    title: 'Magier & Hexe',
    about:
      'Der eine macht eine Straße oder Stadt wertvoller, die andere halbiert ihren Wert; und alle versetzen die beiden.',
    scenes: {
      mage: {
        title: 'Der Magier',
        say: 'Wer ein Plättchen mit Magie legt, muss den Magier oder die Hexe auf eine unfertige Straße oder in eine unfertige Stadt setzen, auf ein anderes als das eben gelegte Plättchen. Der Magier bringt 1 Punkt mehr je Plättchen.',
        task: 'Lege das Plättchen und setze den Magier in deine Stadt.',
        done: 'Deine Stadt ist einen Punkt je Plättchen mehr wert, abgeschlossen oder nicht.',
        hint: 'Erlaubt, aber denk an dich: den Magier in deine eigene, markierte Stadt.',
      },
      witch: {
        title: 'Die Hexe',
        say: 'Die Hexe halbiert, was eine Straße oder Stadt bringt, aufgerundet. Sie und der Magier stehen nie im selben Gebiet.',
        task: 'Lege das Plättchen und setze die Hexe auf die Straße von Blau.',
        done: 'Halb so viel für Blau, bis jemand die Hexe versetzt oder die Straße abgeschlossen wird.',
        hint: 'Das darfst du, aber auf der Straße von Blau schadet sie mehr: Wähle dort die Hexe.',
      },
      closing: {
        title: 'Kassieren',
        say: 'Wird ihr Gebiet abgeschlossen, kommt der Magier oder die Hexe vom Plan und wartet auf das nächste Plättchen mit Magie.',
        task: 'Schließe deine Stadt ab, solange der Magier da ist. Setze danach einen Gefolgsmann oder passe.',
        done: '8 Punkte und 3 mehr durch den Magier: 11.',
        hint: 'Erlaubt, aber jemand könnte den Magier fortschicken. Schließe die Stadt im Osten jetzt ab.',
      },
    },
  },
};
