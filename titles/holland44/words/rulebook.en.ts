/** For those who know the rulebook: where on the screen the things of the table are. */
export const RULEBOOK_EN = {
  'rulebook.stack': 'Picking up a stack',
  'rulebook.stack.text':
    'Tap it. All units that may still move are in hand; tap single counters in the card at the lower left to leave some behind. N goes to the next that waits.',
  'rulebook.march': 'Moving',
  'rulebook.march.text':
    'Tap a hex in reach to see the route and its cost, tap again to go. “Stop there and decide again” moves hex by hex. A hex out of reach tells why, with the rule.',
  'rulebook.modes': 'Extended, Tactical',
  'rulebook.modes.text':
    'The switch in the card. Hexes that only Extended Movement reaches are dashed; a mode that is forbidden now is struck out and says why.',
  'rulebook.bridges': 'Bridges and demolition',
  'rulebook.bridges.text':
    'Wired, intact, blown and under-repair bridges are marked on the map. When a bridge may be blown, the German player is asked at that moment; in a game of two the device changes hands.',
  'rulebook.drop': 'Airlandings',
  'rulebook.drop.text':
    'The landings stand on the map as planned: land all at once, or take up counters and tap another hex. The record shows Airlanding Points; the Drops overlay shows every drop hex.',
  'rulebook.odds': 'Odds and shifts',
  'rulebook.odds.text':
    'Tap a target in the Combat Phase, or an enemy in the Movement Phase for a forecast. The planner shows halving and doubling unit by unit, the raw odds, each shift, the six results and exact chances.',
  'rulebook.support': 'Lead, artillery, air',
  'rulebook.support.text':
    'Choose the Lead Formation and support in the planner: one press declares the attack and rolls. Where the other side has a choice first, you are asked for support again, as planned.',
  'rulebook.losses': 'Losses, retreats, advances',
  'rulebook.losses.text':
    'Each is asked of its owner with the legal answers marked. “Why not others?” tells what rules out the rest.',
  'rulebook.stand': 'Determined Defense',
  'rulebook.stand.text':
    'Asked before a retreat, with the chance to hold and the steps it would cost for every way to stand.',
  'rulebook.supply': 'Supply',
  'rulebook.supply.text':
    'The Supply overlay draws the routes, marks units that are cut off and locks the hex that blocks the route. The record lists the reasons.',
  'rulebook.replacements': 'Replacements, Returnees, Breakdown',
  'rulebook.replacements.text':
    'Under “More orders” in the Movement Phase, and under “Other orders” in the card of a stack that may be given one.',
  'rulebook.unknown': 'Unknown units',
  'rulebook.unknown.text':
    'Lie face down for both sides until the rules reveal them; the faces still unseen are counted in Areas.',
  'rulebook.records': 'Tracks and boxes',
  'rulebook.records.text':
    'The turn track lies below the map; tap a turn for its reinforcements. Entry Areas and boxes are in Areas; points, guns, replacements and traffic in Record.',
  'rulebook.dice': 'Dice',
  'rulebook.dice.text':
    'Rolled by the engine from the game’s seed and written into the log. The Dice tab of the log shows them alone.',
  'rulebook.mistakes': 'Taking back',
  'rulebook.mistakes.text':
    'Undo works until a die falls, something is revealed or the other side decides. The replay shows every answer, and a new game can be branched from any of them.',
} as const;
