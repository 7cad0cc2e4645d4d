import type { Same } from '../../book-text.ts';
import type * as en from '../en/points.ts';

export const majority: Same<typeof en.majority> = {
  title: 'Teilen und Mehrheit',
  lead: 'Niemand darf in ein besetztes Gebiet. Aber Gebiete wachsen zusammen.',
  entries: {
    B7: {
      title: 'Die meisten Gefolgsleute bekommen alles',
      text: 'Sind bei der Wertung mehrere Gefolgsleute in einem Gebiet, bekommt, wer die meisten hat, **alle** Punkte; die anderen bekommen nichts. Bei Gleichstand an der Spitze bekommt jeder der Beteiligten **alle** Punkte: Nichts wird geteilt.\n\nDas gilt für Straßen, Städte und Wiesen, und für Klöster, wo mehr als eine Figur stehen kann. Erweiterungen mischen mit: Der große Gefolgsmann zählt doppelt (IC3), Hügel entscheiden Gleichstände (HS1).',
    },
  },
  captions: {
    'majority-most': {
      alt: 'Eine abgeschlossene Stadt aus fünf Plättchen mit zwei Rittern von Rot und einem von Blau.',
      caption: 'Zwei Ritter gegen einen: Rot bekommt alle {red} Punkte, Blau bekommt nichts.',
    },
    'majority-tie': {
      alt: 'Eine abgeschlossene Straße aus vier Plättchen mit je einem Wegelagerer von Rot und Blau.',
      caption: 'Je einer: Gleichstand. Rot bekommt {red} Punkte, und Blau bekommt auch {blue}.',
    },
  },
};

export const scoring: Same<typeof en.scoring> = {
  title: 'Wertung während des Spiels',
  lead: 'Was das gelegte Plättchen abschließt, wird sofort gewertet, wem es auch gehört.',
  entries: {
    B6: {
      title: 'Ein Plättchen zählt einmal',
      text: 'Ein Gebiet zählt Plättchen, nicht Teile: Ein Plättchen mit zwei Stücken derselben Stadt oder Straße zählt dafür einmal.',
    },
    B8: {
      title: 'Alle kommen zurück',
      text: 'Wird ein Gebiet gewertet, kommen alle seine Gefolgsleute zurück, mit Punkten oder ohne. Ein Gefolgsmann kann in einem Zug gesetzt, gewertet und wieder zurück sein.',
    },
    B9: {
      title: 'Mehreres auf einmal',
      text: 'Ein Plättchen kann mehrere Gebiete abschließen, auch fremde: Jedes wird gewertet. Ein abgeschlossenes Gebiet ohne Gefolgsleute bringt niemandem etwas und bleibt abgeschlossen; nur eine Fähre kann eine Straße wieder öffnen (FE6).',
    },
    G7: {
      title: 'Die Wertungstafel',
      text: 'Die Tafel ist ein Ring aus 50 Feldern, 0 bis 49; jedes fünfte ist dunkel (0, 5, 10 … 45), was für Depeschen wichtig ist (ME2). Wer herumkommt, nimmt eine Punktekarte für 50, dann für 100 und so weiter: Punkte haben keine Grenze. Räuber und Depeschen achten auf das Feld, nicht auf die Summe. Mit Botinnen läuft jede deiner beiden Figuren für sich herum.',
    },
  },
  captions: {
    'scoring-once': {
      alt: 'Eine abgeschlossene Stadt über vier Plättchen; das Plättchen in der Ecke hat zwei Teile der Stadt.',
      caption: 'Das Eckplättchen hat zwei Teile dieser Stadt und zählt einmal: vier Plättchen, {red} Punkte.',
    },
    'scoring-several': {
      alt: 'Das zuletzt gelegte Plättchen schließt eine Stadt mit dem Ritter von Blau und eine Straße mit dem Wegelagerer von Rot ab.',
      caption:
        'Das Plättchen von Rot schließt zwei Gebiete ab: {red} Punkte für die Straße von Rot, {blue} für die Stadt von Blau.',
    },
    'scoring-track': {
      alt: 'Ein Stück der Wertungstafel von 45 bis 4. Eine rote Figur ist von 47 über 0 hinaus auf 3 gezogen.',
      caption: 'Von 47 sechs Felder weiter: über 0 hinaus auf Feld 3, und eine Punktekarte für 50.',
    },
  },
};

export const end: Same<typeof en.end> = {
  title: 'Das Ende des Spiels',
  lead: 'Das letzte Plättchen ist gelegt, der letzte Teil zu Ende gespielt. Dann bringt auch das Unfertige Punkte.',
  entries: {
    G6: {
      title: 'Wann es endet',
      text: 'Das Spiel endet, wenn ein Plättchen gezogen werden muss und keines mehr da ist. Der letzte Teil wird ganz gespielt, mit Depeschen und Kornkreisen. Ein zweiter Teil oder ein weiteres Plättchen durch eine Depesche ist verloren, wenn kein passendes mehr da ist. Dann kommt die Schlusswertung. Wer die meisten Punkte hat, gewinnt; ein Gleichstand ist ein geteilter Sieg.',
    },
    B11: {
      title: 'Unfertige Gebiete',
      text: 'Sie bringen ihrer Mehrheit Punkte wie im Spiel, Städte und Klöster aber weniger:\n- **Straße**: 1 je Plättchen;\n- **Stadt**: 1 je Plättchen und 1 je Wappen;\n- **Kloster**: 1, und 1 für jeden Nachbarn.\n\nDann werden die Wiesen gewertet (B12), und was die Erweiterungen bringen: Die Reihenfolge steht am Ende des Kapitels über den ganzen Zug.',
    },
  },
  captions: {
    'end-unfinished': {
      alt: 'Das Land am Ende: der Ritter von Rot in einer unfertigen Stadt mit Wappen, der Wegelagerer von Blau auf einer unfertigen Straße, ein grüner Mönch in einem Kloster mit einigen Nachbarn.',
      caption:
        'Für alle drei kam das Ende zu früh: {red} Punkte für die Stadt von Rot aus zwei Plättchen mit einem Wappen, {blue} für die Straße von Blau, {green} für das Kloster von Grün und seine Nachbarn.',
    },
  },
};
