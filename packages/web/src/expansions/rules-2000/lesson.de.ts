import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  hand: {
    title: 'Drei Handplättchen',
    about: 'Alle haben drei Plättchen auf der Hand: weniger Glück, mehr Planung.',
    scenes: {
      choose: {
        title: 'Wähle aus deiner Hand',
        say: 'Du hast drei Plättchen, die sonst niemand sieht. In deinem Zug spielst du eines davon und ziehst nach deiner Figurenaktion ein neues.',
        task: 'Wähle das Plättchen, das deine Stadt abschließt, und lege es. Setze danach einen Gefolgsmann oder passe.',
        done: '8 Punkte, mit dem richtigen Plättchen zur richtigen Zeit.',
        hint: 'Erlaubt, aber du hast ein Plättchen, das die Stadt sofort abschließt: Eine Seite davon ist Stadt.',
      },
      keep: {
        title: 'Jetzt oder später',
        say: 'Was du nicht spielst, behältst du. Deine Straße braucht ein Ende, und du hast ein Dorf.',
        task: 'Spiele das Plättchen, das deine Straße abschließt. Setze danach einen Gefolgsmann oder passe.',
        done: '4 Punkte, und die anderen beiden Plättchen sind noch auf deiner Hand.',
        hint: 'Das könntest du, aber das Dorf schließt deine Straße jetzt ab. Behalte die anderen für später.',
      },
    },
  },
  'edition-2000': {
    title: 'Auflage 2000',
    about: 'Kleine Städte bringen weniger, und Bauern werden Stadt für Stadt gezählt.',
    scenes: {
      small: {
        title: 'Kleine Städte',
        say: 'Nach den Regeln von 2000 bringt eine abgeschlossene Stadt aus nur zwei Plättchen 1 Punkt je Plättchen und 1 je Wappen, statt je 2.',
        task: 'Schließe die kleine Stadt ab und schick einen Ritter hinein.',
        done: '2 Punkte statt 4: Jetzt lohnt es sich, Städte wachsen zu lassen.',
        hint: 'Erlaubt, aber wir wollten die kleine Stadt sehen: Schließe sie im Norden ab und setze einen Gefolgsmann hinein.',
      },
      farmers: {
        title: 'Bauern, Stadt für Stadt',
        say: 'Jede abgeschlossene Stadt zahlt einmal: 3 Punkte für die meisten Bauern auf allen Wiesen ringsum zusammen, und bei Gleichstand für alle Beteiligten. Blau hat auf einer davon einen Bauern.',
        task: 'Lege einen Bauern auf die andere Wiese dieser Stadt, die markierte.',
        done: 'Je ein Bauer um die Stadt: Gleichstand, und beide bekämen 3 Punkte.',
        hint: 'Erlaubt, aber Blau ist dort noch allein. Vergrößere die markierte Wiese, ohne sie mit der von Blau zu verbinden, und lege deinen Gefolgsmann darauf.',
      },
    },
  },
};
