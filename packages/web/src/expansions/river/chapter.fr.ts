import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    river: {
      title: 'La Rivière',
      lead: 'Douze tuiles qui viennent d’abord : une rivière traverse le pays avant qu’on s’y installe.',
      entries: {
        RV1: {
          title: 'De la source au lac',
          text: 'La source remplace la tuile de départ, qui reste dans la boîte. Dix tuiles de rivière sont mélangées, le lac est la dernière. On les pioche et on les joue à tour de rôle, comme des tuiles ordinaires, mais avant toutes les autres.',
        },
        RV2: {
          title: 'La rivière continue',
          text: 'Une tuile de rivière doit prolonger la rivière. Dans la lecture habituelle, stricte, elle ne tourne pas deux fois de suite dans le même sens, gauche et gauche ou droite et droite, même avec des tuiles droites entre les deux, car elle reviendrait sur elle-même.\n\nSi elle peut tourner librement, il suffit qu’elle continue, mais il faut lui laisser de la place : autour de la case vers laquelle elle coule, les cases des deux côtés et les trois au-delà doivent être vides. Le lac n’en demande pas.',
        },
        RV3: {
          title: 'Des meeples au bord de l’eau',
          text: 'On pose des meeples comme d’habitude sur les routes, villes, abbayes et prés des tuiles de rivière, jamais sur la rivière. Elle sépare les prés comme une route.',
        },
        RV4: {
          title: 'La rivière de 2014',
          text: 'La boîte de 2014 a d’autres tuiles de rivière, certaines avec des moutons ou des vignobles sur les rives. Ils ne comptent qu’avec Moutons et Collines (HS5, HS7).',
        },
        RV5: {
          title: 'Tuiles en plus pendant la rivière',
          text: 'Une seconde phase (TB3), ou une missive qui donne une tuile (ME4), prend la tuile de rivière suivante. Avec des méandres stricts, chacune va quelque part. Avec des méandres libres, celle qui ne peut pas continuer va dans la boîte (G5), même le lac.',
        },
      },
      captions: {
        'river-bends': {
          alt: 'La source, et une tuile où la rivière tourne vers l’ouest. Le virage suivant la mène de nouveau au sud et il est coché.',
          caption: 'La rivière vient de tourner à droite. Maintenant, elle tourne à gauche : c’est permis.',
        },
        'river-back': {
          alt: 'Le même pays ; le virage mènerait la rivière au nord, vers sa source, et il est barré.',
          caption:
            'Tourner encore à droite la ramènerait sur elle-même : interdit avec des méandres stricts.',
        },
        'river-fields': {
          alt: 'Une rivière coule vers le sud depuis sa source ; une route la franchit par un pont. Au sud de la route, un paysan bleu est à l’ouest de la rivière, un paysan rouge à l’est.',
          caption:
            'Au sud de la route, la rivière sépare deux prés. Au nord, les deux rives ne font qu’un pré, qui passe autour de la source.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-river': {
        title: 'Comment tourne la rivière',
        text: 'Le livret de 2017 interdit de tourner deux fois de suite dans le même sens (RV2). Qui aime les méandres peut les permettre.',
      },
      'option-riverStartTile': {
        title: 'La tuile de départ avec la rivière',
        text: 'Elle reste dans la boîte en 2017 ; certaines tables la mélangent aux autres (RV1).',
      },
      'ruling-RV2': {
        title: 'Une rivière libre laisse de la place',
        text: 'On ne la mène pas droit dans le pays : cinq cases autour de celle vers laquelle elle coule doivent être vides (RV2).',
      },
      'ruling-RV5': {
        title: 'Tuiles en plus pendant la rivière',
        text: 'Ce sont des tuiles de rivière, le lac en dernier ; celle qui ne peut pas continuer va dans la boîte (RV5).',
      },
    },
    captions: {},
  },
};
