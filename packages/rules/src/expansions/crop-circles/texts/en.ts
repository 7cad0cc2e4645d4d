import type { Texts } from '../../texts.ts';

export const en = {
  'set.crop-circles': 'Crop Circles',
  'set.crop-circles.about': 'Strange signs make everyone add a follower of one kind, or take one home.',
  'mark.crop-field': 'pitchfork',
  'mark.crop-road': 'club',
  'mark.crop-city': 'shield',

  'option.cropAdd': 'Adding followers',
  'option.cropAdd.about': 'Whether players must add a follower when the crop circle says add.',
  'option.cropAdd.must': 'Whoever can, must',
  'option.cropAdd.may': 'Whoever can, may',

  'step.crop-circles/farmers': 'Crop circle of the farmers',
  'step.crop-circles/highwaymen': 'Crop circle of the highwaymen',
  'step.crop-circles/knights': 'Crop circle of the knights',
  'question.crop-circles/choice': 'Choose what everybody does',
  'question.crop-circles/figure': 'The crop circle calls: choose a follower',
  'action.crop-circles/add': 'Everybody adds a follower',
  'action.crop-circles/remove': 'Everybody takes a follower home',
  'action.crop-circles/add-figure': 'Add {figure} at {x},{y}',
  'action.crop-circles/add-figure.road': 'Add {figure} on the road at {x},{y} ({sides})',
  'action.crop-circles/add-figure.city': 'Add {figure} in the city at {x},{y} ({sides})',
  'action.crop-circles/add-figure.field': 'Add {figure} in the field at {x},{y} ({sides})',
  'action.crop-circles/remove-figure': 'Take {figure} home from {x},{y}',
  'action.crop-circles/remove-figure.road': 'Take {figure} home from the road at {x},{y} ({sides})',
  'action.crop-circles/remove-figure.city': 'Take {figure} home from the city at {x},{y} ({sides})',
  'action.crop-circles/remove-figure.field': 'Take {figure} home from the field at {x},{y} ({sides})',
  'event.crop-circles/add': '{who} lets everybody add a follower.',
  'event.crop-circles/remove': '{who} makes everybody take a follower home.',

  'why.crop-circles/sign': 'This sign concerns another kind of feature: {kind}.',
  'why.crop-circles/beside': 'A follower is added only beside one of your own that already stands here.',
  'why.crop-circles/follower': 'Only a normal or a big follower is added.',
} as const satisfies Texts;
