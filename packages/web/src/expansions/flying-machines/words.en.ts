export const texts = {
  'log.luck.flying-machines.lands': 'The flight succeeded: {n} {n|square|squares}',
  'log.luck.flying-machines.fails': 'The flight failed: no landing {n} {n|square|squares} away',
  'theme.flying-machine': 'a flying machine',
  'ask.flying-machines.fly': 'Fly: {figure}',
  'ask.flying-machines.die': 'The die says how far: 1, 2 or 3 squares.',
  'ask.flying-machines.lands': 'lands',
  'ask.flying-machines.back': 'comes back',
  'ask.flying-machines.works': '{n} {n|square|squares}: can land',
  'ask.flying-machines.fails': '{n} {n|square|squares}: comes home, nothing happens',
  'ask.flying-machines.landing': 'The die shows {n}. Choose where your figure lands.',
} as const;
