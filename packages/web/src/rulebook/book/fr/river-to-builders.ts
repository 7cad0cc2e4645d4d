import type { Same } from '../../book-text.ts';
import type * as en from '../en/river-to-builders.ts';

export const river: Same<typeof en.river> = {
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
      title: 'Des partisans au bord de l’eau',
      text: 'On pose des partisans comme d’habitude sur les routes, villes, abbayes et prés des tuiles de rivière, jamais sur la rivière. Elle sépare les prés comme une route.',
    },
    RV4: {
      title: 'La rivière de 2014',
      text: 'La boîte de 2014 a d’autres tuiles de rivière, certaines avec des moutons ou des vignobles sur les rives. Ils ne comptent qu’avec Moutons et Collines (HS5, HS7).',
    },
    RV5: {
      title: 'Tuiles en plus pendant la rivière',
      text: 'Une seconde phase (TB3), ou une missive qui donne une tuile (ME4), prend la tuile de rivière suivante. Avec des méandres stricts chacune va quelque part. Avec des méandres libres, celle qui ne peut pas continuer va dans la boîte (G5), même le lac.',
    },
  },
  captions: {
    'river-bends': {
      alt: 'La source, et une tuile où la rivière tourne vers l’ouest. Le virage suivant la mène de nouveau au sud et il est coché.',
      caption: 'La rivière vient de tourner à droite. Maintenant elle tourne à gauche : c’est permis.',
    },
    'river-back': {
      alt: 'Le même pays ; le virage mènerait la rivière au nord, vers sa source, et il est barré.',
      caption: 'Tourner encore à droite la ramènerait sur elle-même : interdit avec des méandres stricts.',
    },
    'river-fields': {
      alt: 'Une rivière coule vers le sud depuis sa source ; une route la franchit par un pont. Au sud de la route un paysan bleu est à l’ouest de la rivière, un paysan rouge à l’est.',
      caption:
        'Au sud de la route la rivière sépare deux prés. Au nord les deux rives ne font qu’un pré, qui passe autour de la source.',
    },
  },
};

export const abbot: Same<typeof en.abbot> = {
  title: 'L’Abbé',
  lead: 'Un pion de plus pour chacun, amateur de jardins et libre de partir.',
  entries: {
    AB1: {
      title: 'Où va l’abbé',
      text: 'Chacun a un abbé, un partisan qui ne se pose que sur une abbaye ou dans un jardin. Aucun autre partisan ne va dans un jardin. Sans cette extension les jardins ne sont que du décor.',
    },
    AB2: {
      title: 'Les jardins',
      text: 'Un jardin s’évalue exactement comme une abbaye : 9 points avec ses huit voisines (B5), moins à la fin (B11).',
    },
    AB3: {
      title: 'Rappeler l’abbé',
      text: 'Au lieu de toute autre action de pion, vous pouvez reprendre votre abbé d’une abbaye ou d’un jardin encore incomplet. Il marque aussitôt ce que la zone rapporterait à la fin : 1, et 1 par voisine. Vous seul êtes payé, majorité ou non ; les autres y restent.\n\nSi la tuile que vous venez de placer complète cette zone, l’abbé ne peut pas être rappelé : il est évalué avec elle à l’étape 11.',
    },
    AB4: {
      title: 'Un partisan comme les autres',
      text: 'Pour tout le reste l’abbé est un partisan : pour les majorités, les collines, la tempête, la peste et la missive qui reprend un partisan. Sur une abbaye c’est un moine. Dans un jardin, il n’est rien de tout cela, ni brigand, ni chevalier, ni moine, ni paysan : l’inquisition (WF3) ne le voit pas ; la missive de la plus petite abbaye compte les jardins (ME4).',
    },
  },
  captions: {
    'abbot-where': {
      alt: 'Une tuile avec un jardin près d’une ville, placée à l’instant. Le jardin est coché pour l’abbé ; la ville et le pré sont barrés.',
      caption:
        'L’abbé peut aller dans le jardin, et nulle part ailleurs sur cette tuile. Un partisan ordinaire peut aller partout sauf là.',
    },
    'abbot-home': {
      alt: 'Un jardin avec l’abbé rouge et cinq tuiles autour.',
      caption: 'Cinq voisines pour l’instant. Rouge rappelle l’abbé et reçoit aussitôt {red} points.',
    },
  },
};

export const innsCathedrals: Same<typeof en.innsCathedrals> = {
  title: 'Auberges et Cathédrales',
  lead: 'Davantage pour qui finit, rien pour qui ne finit pas. Et un partisan qui compte double.',
  entries: {
    IC1: {
      title: 'Les auberges',
      text: 'Une route avec une auberge rapporte **2 points par tuile** si elle est complète ; plusieurs auberges n’y changent rien. Incomplète à la fin, elle ne rapporte **rien**.',
    },
    IC2: {
      title: 'Les cathédrales',
      text: 'Une ville avec une cathédrale rapporte **3 points par tuile et 3 par blason** si elle est complète, avec une cathédrale ou deux. Incomplète à la fin, elle ne rapporte **rien**.',
    },
    IC3: {
      title: 'Le grand partisan',
      text: 'Chacun en a un. Il se pose comme tout partisan et compte pour **deux** dans la majorité. Partout ailleurs c’est un seul pion : en réserve, pour les missives, sur la roue, sur les collines.',
    },
    IC4: {
      title: 'L’auberge au carrefour en T',
      text: 'Une auberge se trouve là où trois routes se rencontrent. Le livret de 2017 la compte pour les deux routes de la barre, celui de 2014 seulement pour celle de droite.',
    },
  },
  captions: {
    'inns-road': {
      alt: 'Une route complète de cinq tuiles avec une auberge et un brigand rouge.',
      caption: 'Cinq tuiles et une auberge : {red} points pour Rouge, au lieu de 5.',
    },
    'inns-cathedral': {
      alt: 'Une ville complète autour d’une cathédrale, cinq tuiles avec un chevalier rouge.',
      caption: 'Une petite ville autour d’une cathédrale : cinq tuiles à 3, soit {red} points.',
    },
    'inns-big': {
      alt: 'Une ville complète avec le grand partisan rouge et un chevalier bleu ordinaire.',
      caption:
        'Le grand chevalier de Rouge compte pour deux et gagne seul : {red} points pour Rouge, rien pour Bleu.',
    },
  },
};

export const tradersBuilders: Same<typeof en.tradersBuilders> = {
  title: 'Marchands et Bâtisseurs',
  lead: 'Des marchandises pour qui complète les villes, une seconde tuile pour qui bâtit, et un cochon pour les paysans heureux.',
  entries: {
    TB1: {
      title: 'Les marchandises',
      text: 'Qui **complète** une ville prend, une fois qu’elle est évaluée, un jeton pour chaque symbole de marchandise qu’elle contient : vin, blé ou tissu. Peu importe à qui était la ville, ou s’il y avait quelqu’un. À la fin, avoir le plus de jetons d’une sorte rapporte **10 points** ; à égalité 10 chacun, et rien à qui n’en a aucun.',
    },
    TB2: {
      title: 'Le bâtisseur',
      text: 'Au lieu d’un partisan vous pouvez poser votre bâtisseur sur la tuile qui vient d’être placée : sur une route ou dans une ville encore incomplète, où se trouve déjà un partisan **à vous**. Les pions des autres n’y changent rien. Il ne va jamais sur une abbaye ni dans un pré, ni dans une zone que cette tuile a complétée.',
    },
    TB3: {
      title: 'La seconde phase',
      text: 'Placez une tuile qui prolonge, ou complète, la route ou la ville où votre bâtisseur se trouve déjà, et, cette phase finie, vous en jouez une seconde : piocher, placer, poser, évaluer, n’importe où dans le pays. Jamais une troisième. Le droit est acquis quand la tuile est placée et reste même si le bâtisseur s’en va ; faire pivoter un bac n’en donne pas.',
    },
    TB4: {
      title: 'Le cochon',
      text: 'Au lieu d’un partisan vous pouvez poser votre cochon dans un pré de la tuile qui vient d’être placée, si l’un de vos paysans se trouve déjà dans ce pré, près ou loin. Si à la fin vous y avez la majorité, même partagée, chaque ville complète vous rapporte 4 points au lieu de 3. Avec les règles de 2000 il ajoute 1 pour chaque ville que touche son pré et que vous remportez (E2).',
    },
    TB5: {
      title: 'Jamais seuls',
      text: 'Bâtisseur et cochon reviennent dès que leur propriétaire n’a plus de partisan dans la zone, que celui-ci soit parti ou qu’il en ait été coupé, et quand la zone est évaluée.',
    },
  },
  captions: {
    'traders-goods': {
      alt: 'Une ville complète avec des symboles de vin et de blé ; un chevalier bleu s’y trouve, Rouge a placé la dernière tuile.',
      caption:
        'Rouge complète la ville du chevalier bleu : Bleu reçoit {blue} points, Rouge prend le vin et le blé.',
    },
    'traders-builder': {
      alt: 'Une route avec un brigand et le bâtisseur rouges ; Rouge vient de la prolonger.',
      caption:
        'Le bâtisseur de Rouge est déjà sur la route. La tuile claire la prolonge, et donne à Rouge une seconde tuile.',
    },
    'traders-pig': {
      alt: 'Un pré avec un paysan et le cochon rouges, qui touche deux villes complètes.',
      caption: 'Deux villes complètes, 4 points chacune grâce au cochon : {red} points pour Rouge.',
    },
  },
};
