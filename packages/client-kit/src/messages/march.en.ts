/** Words of marches: who is in hand, where to, and what it costs. */
export const MARCH_EN = {
  'march.hint': 'Tap a marked hex: the first tap shows the route, the second moves there.',
  'march.nobody': 'Tap a counter to take it up.',
  'march.cost': '{cost} of {budget} points',
  'march.plan-cost': '{cost} points',
  'march.stops': 'The move ends there.',
  'march.go': 'Move to {place}',
  'march.go.short': 'Move',
  'march.instead': 'Take up the units there instead',
  'march.orders': 'Other orders ({count})',
  'march.waiting': 'Waiting for an order ({count})',
  'march.unmoved': { by: 'count', one: '{count} unit has not moved.', other: '{count} units have not moved.' },
  'march.out-of-reach': 'Out of reach.',
} as const;
