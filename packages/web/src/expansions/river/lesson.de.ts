import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  river: {
    title: 'Der Fluss',
    about: 'Ein Fluss wird vor allem anderen gelegt; er trennt Wiesen, und niemand steht auf ihm.',
    scenes: {
      flow: {
        title: 'Der Fluss kommt zuerst',
        say: 'Das Spiel beginnt an der Quelle, und alle Flussplättchen werden vor den anderen gespielt. Jedes muss den Fluss fortsetzen.',
        task: 'Setze den Fluss so fort, dass er nach Osten fließt.',
        done: 'Nach Osten fließt er. Die nächste Biegung darf nicht noch einmal in dieselbe Richtung gehen, sonst liefe der Fluss in sich zurück.',
        hint: 'So geht der Fluss auch weiter, aber nach Westen. Dreh das Plättchen so, dass er nach Osten fließt.',
      },
      follower: {
        title: 'Gefolgsleute wie immer',
        say: 'Auf ein Flussplättchen setzt du wie immer, auf alles, was es zeigt: eine Stadt, eine Straße, eine Wiese. Nur der Fluss selbst wird nie besetzt.',
        task: 'Lege das Plättchen und setze einen Wegelagerer auf seine Straße.',
        done: 'Eine Straße, die an der Stadtmauer schon ein Ende hat. Wenn der See liegt, folgen die gewöhnlichen Plättchen.',
        hint: 'Erlaubt, aber wähle diesmal die Straße: das kurze Stück, das aus der Stadt führt.',
      },
      bank: {
        title: 'Zwei Ufer',
        say: 'Ein Fluss begrenzt Wiesen wie eine Straße. Der Ritter von Blau baut im Osten: Wird diese Stadt abgeschlossen, bringt die Wiese daneben ihren Bauern am Ende Punkte.',
        task: 'Lege einen Bauern auf das östliche Ufer.',
        done: 'Richtig: Der Bauer teilt das Ufer mit der Stadt von Blau. Das westliche Ufer ist eine andere Wiese.',
        hint: 'Das darfst du, aber es ist nicht das östliche Ufer. Wähle nach dem Legen das Grün östlich vom Wasser.',
      },
    },
  },
};
