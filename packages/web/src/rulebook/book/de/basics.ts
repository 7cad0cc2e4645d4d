import type { Same } from '../../book-text.ts';
import type * as en from '../en/basics.ts';

export const short: Same<typeof en.short> = {
  title: 'Das Spiel in Kürze',
  lead: 'Plättchen für Plättchen wächst auf dem Tisch ein Land. In jedem Zug fügst du ein Plättchen hinzu und setzt vielleicht einen deiner Gefolgsleute darauf. Wer am besten sieht, was fertig wird, gewinnt.',
  entries: {
    aim: {
      title: 'Worum es geht',
      text: 'Straßen, Städte, Klöster und Wiesen wachsen über die Plättchen: Das sind die **Gebiete** des Landes. Ein Gefolgsmann von dir macht ein Gebiet zu deinem: Auf einer Straße ist er ein **Wegelagerer**, in einer Stadt ein **Ritter**, in einem Kloster ein **Mönch**, auf einer Wiese ein **Bauer**. Wird das Gebiet abgeschlossen, bringt es Punkte, und der Gefolgsmann kommt zurück, bereit für das nächste. Nur Bauern bleiben bis zum Ende liegen.',
    },
    G3: {
      title: 'Ein Zug hat drei Schritte',
      text: '- **Legen**: Ziehe ein Plättchen, zeige es und lege es an (G4).\n- **Figur**: Setze einen Gefolgsmann auf das eben gelegte Plättchen, oder keinen (B1).\n- **Werten**: Jedes Gebiet, das das Plättchen abgeschlossen hat, wird gewertet, und seine Gefolgsleute kommen zurück (B8).\n\nDann ist im Uhrzeigersinn die nächste Person am Zug. Erweiterungen fügen Schritte ein: Das Kapitel über den ganzen Zug hat sie alle, ab X1.',
    },
    points: {
      title: 'Was wie viel bringt',
      text: '- **Straße**: 1 Punkt je Plättchen, abgeschlossen oder nicht (B3).\n- **Stadt**: abgeschlossen 2 Punkte je Plättchen und 2 je Wappen; die Hälfte davon, wenn sie am Ende unfertig ist (B4).\n- **Kloster**: 9 Punkte mit allen Nachbarn; unfertig 1 für sich selbst und 1 für jeden Nachbarn (B5).\n- **Wiese**: am Ende 3 Punkte für jede abgeschlossene Stadt, an die sie grenzt (B12).\n\nWer in einem Gebiet die meisten Gefolgsleute hat, bekommt seine Punkte; liegen mehrere gleichauf vorn, bekommen alle von ihnen alles (B7).',
    },
  },
  captions: {
    'short-land': {
      alt: 'Ein kleines Land aus acht Plättchen. Der Ritter von Rot steht in einer Stadt, der Wegelagerer von Blau auf einer Straße, ein Mönch von Rot in einem Kloster, und ein Bauer von Blau liegt auf der Wiese dazwischen.',
      caption:
        'Ritter, Wegelagerer, Mönch und Bauer: dieselbe Figur, benannt nach ihrem Ort. Das zuletzt gelegte Plättchen hat einen hellen Rand.',
    },
  },
};

export const setUp: Same<typeof en.setUp> = {
  title: 'Der Aufbau',
  lead: 'Wer spielt, womit, und was auf dem Tisch liegt, bevor das erste Plättchen gezogen wird.',
  entries: {
    G1: {
      title: 'Spieler',
      text: 'Zwei bis acht spielen, alle mit einer eigenen Farbe. Die Zahl auf der Schachtel (2–6, 2–5 oder 2–8) wird beim Aufbau gezeigt, schließt aber niemanden aus.',
    },
    G2: {
      title: 'Vor dem ersten Zug',
      text: 'Das Startplättchen liegt auf dem Tisch; mit dem Fluss ist es die Quelle (RV1), mit dem Schicksalsrad dessen ganzer Plan (WF1). Alle haben sieben Gefolgsleute im Vorrat, die Figuren der Erweiterungen im Spiel und eine Zählfigur auf Feld 0 der Wertungstafel. Alle anderen Plättchen sind verdeckt gemischt.',
    },
    G9: {
      title: 'Wer beginnt',
      text: 'Wer beginnt, wird ausgelost oder vom Gastgeber bestimmt. Die Hefte haben eigene Regeln (der Jüngste beginnt, oder der Jüngste entscheidet), aber ein Computer weiß nicht, wer am jüngsten ist.',
    },
    G8: {
      title: 'Optionen',
      text: 'Wo Hefte sich widersprechen, wählst du. Eine Option gehört zum Spiel: Alle sehen sie, und sie steht in der Aufzeichnung des Spiels. Wo eine Option eine Regel ändert, steht sie in diesem Buch bei der Regel; alle zusammen stehen im letzten Kapitel.',
    },
    G10: {
      title: 'Weggelassene Teile',
      text: 'Eine Erweiterung muss nicht ganz mitspielen: Ihre Plättchen oder eine ihrer Figuren dürfen in der Schachtel bleiben. Du könntest zum Beispiel nur mit dem großen Gefolgsmann und dem Baumeister spielen. Zeichen, die für einen weggelassenen Teil gedruckt sind, sind nur Zierde.',
    },
    G11: {
      title: 'Wie lange es dauert',
      text: 'Die Hefte sagen: 35 Minuten für das Grundspiel; 15 mehr mit Wirtshäuser & Kathedralen, 10 mit den Fluggeräten, 15 mit den Depeschen, 20 mit dem Schicksalsrad, keine mit dem Abt; 90 bis 120 für die ganze Box von 2017. Am Bildschirm, wo niemand zählen muss, ist es meist weniger.',
    },
  },
  captions: {
    'set-up-start': {
      alt: 'Das Startplättchen allein: eine Stadt im Norden, eine gerade Straße von West nach Ost, Wiesen auf beiden Seiten der Straße.',
      caption: 'Das Startplättchen. Seine vier Kanten sind die ersten Plätze, an die ein Plättchen kann.',
    },
  },
};

export const turn: Same<typeof en.turn> = {
  title: 'Der ganze Zug',
  lead: 'Mit allen Erweiterungen hat ein Zug fünfzehn Schritte. Die meisten geschehen nur, wenn das Plättchen oder eine Figur es verlangt: Im Grundspiel bleiben nur 1, 2, 8 und 11.',
  entries: {
    part: {
      title: 'Ein Plättchen, ein Teil',
      text: 'Alles, was aus einem Plättchen folgt, ist ein **Teil**. Ein Zug hat einen Teil; ein Baumeister kann einen zweiten verdienen (TB3), und eine Depesche kann einen weiteren dazwischenschieben (X18). Die Schritte eines Teils kommen immer in dieser Reihenfolge, und ein Schritt, den niemand braucht, entfällt.',
    },
    X1: {
      title: '1 · Ziehen und das Rad drehen',
      text: 'Ziehe ein Plättchen. Zeigt es ein Zeichen des Schicksalsrads, läuft dessen Schwein sofort, bevor jemand einen Platz sucht (WF2). Mit Handplättchen wählst du stattdessen eines von deinen (E3).',
    },
    X2: {
      title: '2 · Das Plättchen legen',
      text: 'Es muss passen (G4). Ein Flussplättchen muss den Fluss fortsetzen (RV2).',
    },
    X3: {
      title: '3 · Hügel',
      text: 'Ein Hügelplättchen kommt auf ein verdecktes Plättchen des Vorrats, das damit aus dem Spiel ist (HS1).',
    },
    X4: {
      title: '4 · Goldbarren',
      text: 'Eine Goldmine bringt zwei Goldbarren: einen auf dieses Plättchen, einen auf einen Nachbarn (GM1).',
    },
    X5: {
      title: '5 · Magier und Hexe',
      text: 'Ein Plättchen mit Magie versetzt einen der beiden (MW1). Jedes Plättchen, das die Gebiete beider verbindet, lässt einen von ihnen weiterziehen (MW3).',
    },
    X6: {
      title: '6 · Räuber',
      text: 'Mit einem Räuberplättchen darfst du, und dann noch eine Person, einen Räuber auf die Wertungstafel setzen (RO1).',
    },
    X7: {
      title: '7 · Schäfer',
      text: 'Vergrößert das Plättchen die Wiese deines Schäfers, wächst die Herde oder wird eingetrieben (HS3).',
    },
    X8: {
      title: '8 · Figurenaktion',
      text: 'Wähle eine oder keine:\n- setze einen Gefolgsmann auf dieses Plättchen (B1);\n- lass einen fliegen (FM1);\n- setze deinen Baumeister (TB2), dein Schwein (TB4) oder deinen Schäfer (HS2);\n- setze einen Gefolgsmann auf ein Kronenfeld des Schicksalsrads (WF4);\n- hole deinen Abt zurück und werte ihn (AB3).',
    },
    X9: {
      title: '9 · Eine Fähre setzen',
      text: 'Auf einem neuen See wird die Fähre zwischen zwei Anleger gesetzt (FE1).',
    },
    X10: {
      title: '10 · Fähren drehen',
      text: 'Die erste Fähre an jeder Straße, die du verlängert hast, darf gedreht werden (FE3). Mit Handplättchen füllst du jetzt deine Hand auf (E3).',
    },
    X11: {
      title: '11 · Werten',
      text: 'Was dieser Teil abgeschlossen hat, Fähren eingerechnet, wird gewertet. Was es bringt, ergibt sich in dieser Reihenfolge: der Satz je Plättchen und Wappen, mit Wirtshaus, Kathedrale oder der kleinen Stadt von 2000 (IC1, IC2, E1); dann fügen Magier und Weinberge hinzu (MW4, HS7); dann halbiert die Hexe. Die Mehrheit bekommt es, große Gefolgsleute zählen doppelt, Hügel entscheiden Gleichstände (B7, IC3, HS1). Zählfiguren ziehen (ME1), Räuber rauben (RO2), und wer eine Stadt abgeschlossen hat, nimmt ihre Waren (TB1).',
    },
    X12: {
      title: '12 · Die Goldbarren verteilen',
      text: 'Goldbarren auf dem, was abgeschlossen wurde, gehen an die, die dafür Punkte bekamen (GM2).',
    },
    X13: {
      title: '13 · Depesche',
      text: 'Wenn eine deiner Zählfiguren in diesem Teil gezogen ist und jetzt auf einem dunklen Feld steht, bekommst du eine Depesche (ME2).',
    },
    X14: {
      title: '14 · Kornkreis',
      text: 'Wer einen Kornkreis gelegt hat, wählt, was alle mit einem Gefolgsmann tun (CC1).',
    },
    X15: {
      title: '15 · Zweiter Teil',
      text: 'Wenn dein Baumeister ihn verdient hat, kommt all das noch einmal mit einem weiteren Plättchen (TB3). Dann ist die nächste Person am Zug.',
    },
    final: {
      title: 'Nach dem letzten Zug',
      text: 'Das Ende hat seine eigene Reihenfolge: Bei allen werden die beiden Zählfiguren zusammengezählt (ME5); Räuber, die noch auf der Wertungstafel stehen, bringen Punkte (RO5); Goldbarren in der Landschaft werden weggenommen (GM3); unfertige Gebiete werden gewertet (B11); dann die Wiesen (B12), die Waren (TB1) und das Gold (GM3).',
    },
    X16: {
      title: 'Punkte kommen in Schüben',
      text: 'Punkte, die zu einem Augenblick gehören, werden gemeinsam gezogen: das Ereignis des Rads; seine Kronenfelder; eine eingetriebene Herde; ein zurückgeholter Abt; alles, was in Schritt 11 gewertet wird; die Punkte einer Depesche. Erst werden alle Wertungen eines solchen Schubs gezogen, dann rauben die Räuber einer nach dem anderen (RO3), und erst dann geht das Spiel weiter.',
    },
    X17: {
      title: 'Was zuerst gewertet wird',
      text: 'Niemand wählt die Reihenfolge in Schritt 11: Zuerst kommen Straßen, dann Städte, Klöster und Gärten. Von mehreren einer Art ist das nördlichste zuerst dran, von diesen das westlichste. Bei ein und demselben Gebiet kommt zuerst, wer am Zug ist, dann die anderen im Uhrzeigersinn. Das spielt nur eine Rolle, wo Botinnen, Räuber oder Goldbarren im Spiel sind.',
    },
    X18: {
      title: 'Ein Teil im Teil',
      text: 'Die Depesche, die dir ein weiteres Plättchen gibt, beginnt dafür die Schritte 1 bis 14, mitten in Schritt 13 und mit eigenen Depeschen; dann geht es für das erste Plättchen mit Schritt 14 weiter. Dieser innere Teil kann den zweiten Teil deines Zugs verdienen, es sei denn, du bist schon darin: Es gibt immer nur einen.',
    },
    X19: {
      title: 'Weggenommene Figuren',
      text: 'Was die Pest (WF3), ein Kornkreis (CC2) oder eine Depesche (ME4) vom Land nimmt, wird nicht gewertet, außer wo jene Depesche es sagt. Baumeister und Schwein kommen mit zurück, wenn sie allein bleiben (TB5); Magier, Hexe und Goldbarren bleiben. Ein leer zurückgelassenes Gebiet ist wieder frei für das nächste Plättchen, das es vergrößert.',
    },
    X20: {
      title: 'Abgeschlossen: Wann gilt das?',
      text: 'In dem Augenblick, in dem jemand fragt. Die Schritte 5 bis 8 sehen das Land, bevor die Fähren dieses Teils sich bewegen, Schritt 11 sieht es danach. Eine Straße, die an einem leeren Anleger endet, ist also abgeschlossen, während du deine Figur wählst, auch wenn die Fähre sie gleich danach öffnet.',
    },
  },
  captions: {
    'turn-part': {
      alt: 'Vier Plättchen in einer Reihe: eine Straße mit dem Wegelagerer von Rot zwischen zwei Dörfern; das letzte ihrer Plättchen hat Rot eben gelegt.',
      caption:
        'Die Schritte 2, 8 und 11 bei der Arbeit: Rot legte das helle Plättchen und setzte niemanden; die Straße ist abgeschlossen, und ihr Wegelagerer bringt {red} Punkte.',
    },
  },
};

export const placing: Same<typeof en.placing> = {
  title: 'Ein Plättchen legen',
  lead: 'Ein Plättchen darf überallhin, wo alle seine Kanten passen, und muss irgendwohin, wenn es kann.',
  entries: {
    G4: {
      title: 'Jede Kante muss passen',
      text: 'Das Plättchen liegt Kante an Kante an mindestens einem anderen: Eine Ecke zu berühren genügt nicht. An **jeder** gemeinsamen Kante trifft Stadt auf Stadt, Straße auf Straße, Wiese auf Wiese und Fluss auf Fluss. Du darfst es drehen, wie du willst. Gebiete verbinden sich nur über gemeinsame Kanten, nie über Eck; das gilt auch für Wiesen.',
    },
    G5: {
      title: 'Ein Plättchen, das nirgends passt',
      text: 'Es wird allen gezeigt und kommt in die Schachtel; dieselbe Person zieht ein anderes, so oft es nötig ist. Ein Plättchen, das irgendwo passt, muss gelegt werden. Was beim Ziehen geschah, etwa beim Schicksalsrad (WF2), gilt, auch wenn das Plättchen weggelegt wird.',
    },
  },
  captions: {
    'placing-edges': {
      alt: 'Zwei Plättchen mit einer Straße nebeneinander. Ein Plättchen mit einer Stadt und einer Kurve wird an vier Plätzen probiert: Zweimal ist es abgehakt, zweimal durchgestrichen.',
      caption:
        'Ein Plättchen, vier Versuche. Abgehakt: Alle Kanten passen. Durchgestrichen: Irgendwo stieße eine Straße oder eine Stadt auf etwas anderes.',
    },
    'placing-corner': {
      alt: 'Zwei Plättchen in einer Reihe. Ein Klosterplättchen unter dem ersten ist abgehakt; dasselbe Plättchen, das nur eine Ecke berührt, ist durchgestrichen.',
      caption: 'Eine Ecke ist keine Kante. Das Kloster rechts berührt das Land nur mit seiner Ecke.',
    },
  },
};

export const followers: Same<typeof en.followers> = {
  title: 'Gefolgsleute',
  lead: 'Eine Figur je Zug, auf das eben gelegte Plättchen, wo noch niemand steht.',
  entries: {
    B1: {
      title: 'Einen Gefolgsmann setzen',
      text: 'Nach dem Legen darfst du **einen** Gefolgsmann aus dem Vorrat auf einen Teil **dieses** Plättchens setzen: eine Straße, eine Stadt, ein Kloster oder eine Wiese.\n\nDas ganze Gebiet, zu dem er gehört, muss frei von Gefolgsleuten sein, wessen auch immer und wie weit weg auch immer. Erst verbindet sich das Plättchen mit dem, was es berührt, dann siehst du nach. Zwei Gebiete verschiedener Spieler können durch ein späteres Plättchen noch eins werden; dann bleiben beide, und die Mehrheit entscheidet (B7).\n\nAuch ein Gebiet, das eben dieses Plättchen abschließt, darf besetzt werden: Dein Gefolgsmann wird gewertet und kommt gleich zurück.',
    },
    B2: {
      title: 'Niemand im Vorrat',
      text: 'Ohne Gefolgsmann im Vorrat legst du nur das Plättchen. Gefolgsleute kommen zurück, wenn ihr Gebiet gewertet wird oder eine Regel es sagt; zurückrufen kannst du sie nicht.',
    },
  },
  captions: {
    'followers-where': {
      alt: 'Blau hat eben ein Plättchen neben die Stadt von Rot gelegt. Der Stadtteil ist durchgestrichen, weil der Ritter von Rot darin steht; die Straße und beide Wiesen sind abgehakt.',
      caption:
        'Wohin darf Blau setzen? Nicht in die Stadt: Sie gehört jetzt zu der, in der der Ritter von Rot steht. Die Straße und die Wiesen sind frei.',
    },
    'followers-joined': {
      alt: 'Zwei Stadtteile mit einem Ritter von Rot und einem von Blau, durch das dazwischengelegte Plättchen zu einer Stadt verbunden, hervorgehoben.',
      caption:
        'Nachträglich verbunden: Jeder Ritter kam in eine eigene Stadt, dann machte das helle Plättchen sie zu einer. Jetzt teilen sie sie.',
    },
  },
};
