import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'traders-builders': {
    title: 'Händler & Baumeister',
    about:
      'Waren für alle, die eine Stadt abschließen, ein Baumeister für ein zweites Plättchen, und ein Schwein für die Bauern.',
    scenes: {
      goods: {
        title: 'Wer abschließt, bekommt die Waren',
        say: 'Manche Stadtplättchen zeigen Wein, Getreide oder Tuch. Wer die Stadt abschließt, nimmt die Waren, auch ohne Ritter darin. Die meisten einer Sorte am Ende: 10 Punkte.',
        task: 'Schließe die Stadt von Blau ab. Setze danach einen Gefolgsmann oder passe.',
        done: 'Blau bekommt die Punkte für die Stadt, du nimmst den Wein.',
        hint: 'Erlaubt, aber der Wein ist noch in der Stadt. Schließe die Lücke im Norden.',
      },
      builder: {
        title: 'Der Baumeister',
        say: 'Statt eines Gefolgsmanns darfst du deinen Baumeister auf das eben gelegte Plättchen setzen, auf eine Straße oder in eine Stadt, in der du schon einen Gefolgsmann hast und die noch unfertig ist.',
        task: 'Verlängere deine Straße und setze den Baumeister darauf.',
        done: 'Von nun an bekommst du ein zweites Plättchen, wann immer du diese Straße verlängerst.',
        hint: 'Erlaubt, aber der Baumeister braucht eine Straße mit deinem Wegelagerer: Verlängere deine, dann wähle den Baumeister.',
      },
      second: {
        title: 'Ein zweites Plättchen',
        say: 'Der Baumeister steht schon da. Wenn du seine Straße verlängerst oder abschließt, legst du nach diesem ein zweites Plättchen, wo du willst. Nie ein drittes.',
        task: 'Verlängere die Straße des Baumeisters, setze einen Gefolgsmann oder passe, und lege dann das zweite Plättchen.',
        done: 'Zwei Plättchen in einem Zug. Wird die Straße abgeschlossen, kommt der Baumeister mit dem Wegelagerer zurück.',
        hint: 'Ein erlaubter Zug, aber der Baumeister hatte nichts zu tun. Verlängere die Straße, auf der er steht.',
      },
      pig: {
        title: 'Ein Schwein für die Wiese',
        say: 'Das Schwein geht auf eine Wiese, auf der du schon einen Bauern hast. Hast du dort am Ende die Mehrheit, auch geteilt, bringt dir jede abgeschlossene Stadt 4 Punkte statt 3.',
        task: 'Vergrößere die Wiese deines Bauern und setze das Schwein darauf.',
        done: 'Ein Punkt mehr für jede Stadt, solange du die Mehrheit hast.',
        hint: 'Das darfst du, aber das Schwein will auf die Wiese deines Bauern. Vergrößere die markierte Wiese und wähle das Schwein.',
      },
    },
  },
};
