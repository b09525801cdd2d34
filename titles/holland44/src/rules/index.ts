/**
 * Every numbered rule of the book with a short title of ours and where it stands: the honest measure of progress.
 * A rule that the engine enforces names the file that states it.
 */
import { type RuleEntry, readRuleList } from '@bridgehead/toolkit';

export type { RuleEntry } from '@bridgehead/toolkit';

const LINES = `
2.1 what is in the box | not-applicable
2.2 the map | engine | ../data/map.ts
2.2.1 two kilometres a hex | interface
2.2.2 terrain | engine | ../data/map.ts
2.2.3 rivers inside City and Marsh hexes | engine | 10-odds/terrain.ts
2.3 the counters | engine | ../data/unit-data.ts
2.3.1 combat units and markers | engine | ../data/markers.ts
2.3.2 Attack Strength | engine | 02-contents.ts
2.3.3 Defense Strength | engine | 02-contents.ts
2.3.4 Movement Allowance | engine | 02-contents.ts
2.3.5 names | interface
2.3.6 morale | engine | 02-contents.ts
2.3.7 the mark of Free-Stacking | interface
2.3.8 sizes | interface
2.3.9 colours | interface
2.3.10 Armor Rating | engine | 10-odds/armor.ts
2.3.11 set-up and arrival | engine | ../data/unit-data.ts
2.3.12 steps | engine | 02-contents.ts
2.3.13 unit types | engine | 02-contents.ts
2.3.14 Vehicle units | engine | ../state/units.ts
2.3.15 Tank units | engine | ../state/units.ts
2.3.16 Infantry Type units | engine | ../state/units.ts
2.4 markers | engine | ../data/markers.ts
3 the sequence of play | engine | ../scenario/sequence.ts
4.1 weather for the day | engine | 04-weather.ts
4.2 the forecast | engine | 04-weather.ts
4.3 the Weather Table | engine | 04-weather.ts
4.4 what each weather gives | engine | 04-weather.ts
5.1 the Bridge Phase | engine | 05-bridges/bridge-phase.ts
5.2 demolition | engine | 05-bridges/bridge-demolition.ts
5.3 intact or wired | engine | ../state/bridges.ts
5.3.1 Intact markers | engine | 05-bridges/bridge-demolition.ts
5.3.2 rewiring | engine | 05-bridges/bridge-phase.ts
5.3.3 rewire or blow | engine | 05-bridges/bridge-phase.ts
5.4 demolition in the Allied player-turn | engine | 05-bridges/bridge-demolition.ts
5.5 demolition in the German Bridge Phase | engine | 05-bridges/bridge-phase.ts
5.6 the Bridge Demolition Table | engine | 05-bridges/bridge-demolition.ts
5.7 bridges apart | engine | 05-bridges/bridge-demolition.ts
5.8 repair | engine | 05-bridges/bridge-repair.ts
5.9 automatic repair | engine | 05-bridges/bridge-repair.ts
6.1 the Stacking Limit | engine | 06-stacking/stacking.ts
6.2 Free-Stacking units | engine | 06-stacking/stacking.ts
6.3 demi-battalions | engine | 06-stacking/stacking.ts
6.4 overstacking | engine | 06-stacking/stacking.ts
6.4.1 what is overstacked | engine | 06-stacking/stacking.ts
6.4.2 its effects | engine | 06-stacking/step-limit.ts
6.5 cooperation | not-applicable
7.1 zones of control | engine | 07-zones-of-control.ts
7.2 zones and movement | engine | 08-movement/steps/step-rules.ts
7.3 zones elsewhere | not-applicable
7.4 ZOC Bonds | engine | 07-zones-of-control.ts
7.4.1 who forms a Bond | engine | 07-zones-of-control.ts
7.4.2 what a Bond stops | engine | 07-zones-of-control.ts
7.4.3 negation | engine | 07-zones-of-control.ts
7.4.4 Bonds that cross | engine | 07-zones-of-control.ts
7.4.5 Bonds with an Entry Area | engine | 07-zones-of-control.ts
7.4.6 Bonds and terrain | engine | 07-zones-of-control.ts
8.1 the Movement Phase | engine | 08-movement/march.ts
8.2 Extended Movement | engine | 08-movement/moving-stack.ts
8.2.1 two points more | engine | 08-movement/moving-stack.ts
8.2.2 its restrictions | engine | 08-movement/steps/step-rules.ts
8.3 Tactical Movement | engine | 08-movement/moving-stack.ts
8.3.1 one or two hexes | engine | 08-movement/moving-stack.ts
8.3.2 its restrictions | engine | 08-movement/steps/step-rules.ts
8.3.3 infiltration | engine | 08-movement/infiltration.ts
8.4 roads | engine | 08-movement/costs.ts
8.5 rivers | engine | 08-movement/costs.ts
8.5.1 what they cost | engine | 08-movement/costs.ts
8.5.2 Vehicle units and water | engine | 08-movement/steps/step-rules.ts
8.5.3 Canals | engine | 08-movement/steps/step-rules.ts
8.5.4 Major Rivers | engine | 08-movement/ferry-use.ts
8.5.5 Ferries | engine | 08-movement/ferry-use.ts
8.5.6 what a Ferry carries | engine | 08-movement/ferry-use.ts
8.5.7 larger units at Ferries | engine | 08-movement/ferry-use.ts
8.6 Woods, Polder and Marsh | engine | 08-movement/costs.ts
8.6.1 the third Woods hex | engine | 08-movement/costs.ts
8.6.2 Vehicle units on soft ground | engine | 08-movement/costs.ts
8.6.3 Polder with Woods | engine | 10-odds/terrain.ts
8.7 Automatic DS | engine | 08-movement/automatic-ds-order.ts
9.1 combat | engine | 09-combat/attackers.ts
9.2 from several hexes | engine | 09-combat/attackers.ts
9.3 the procedure | engine | 09-combat/attack.ts
9.4 least and greatest odds | engine | 10-odds/odds.ts
9.4.1 below and beyond the table | engine | 10-odds/odds.ts
9.4.2 clamping after shifts | engine | 10-odds/odds.ts
9.5 Major Rivers and combat | engine | 09-combat/attackers.ts
9.5.1 what is prohibited | engine | 09-combat/attackers.ts
9.5.2 across a bridge | engine | 09-combat/attackers.ts
9.5.3 assaults over a river | engine | 09-combat/river-assault.ts
10.1 halving and doubling | engine | 10-odds/strength.ts
10.2 formations | engine | 09-combat/lead-choices.ts
10.2.1 the Lead Formation | engine | 10-odds/formations.ts
10.2.2 which formations there are | engine | 10-odds/formations.ts
10.2.3 attachments | engine | 10-odds/formations.ts
10.2.4 Corps-level units | engine | 10-odds/formations.ts
10.3 the Armor Shift | engine | 10-odds/armor.ts
10.3.1 for the attacker | engine | 10-odds/armor.ts
10.3.2 for the defender | engine | 10-odds/armor.ts
10.3.3 Anti-Tank units | engine | 10-odds/armor.ts
10.3.4 terrain and armor | engine | 10-odds/armor.ts
10.4 the Anti-Tank modifier | engine | 10-odds/armor.ts
10.5 vehicles alone | engine | 10-odds/armor.ts
10.5.1 vehicles in Town and City | engine | 10-odds/terrain.ts
10.5.2 unsupported tanks | engine | 10-odds/armor.ts
10.6 the Morale Shift | engine | 10-odds/morale.ts
10.7 Air Support | engine | 10-odds/odds.ts
10.8 terrain | engine | 10-odds/terrain.ts
10.8.1 the chart | engine | 10-odds/terrain.ts
10.8.2 Rivers and Canals | engine | 10-odds/terrain.ts
10.8.3 Marsh | engine | 10-odds/terrain.ts
10.8.4 Polder | engine | 10-odds/terrain.ts
10.9 other modifiers | engine | 10-odds/odds.ts
11.1 results | engine | 11-results/results.ts
11.2 who takes a loss | engine | 11-results/step-losses.ts
11.3 showing a loss | engine | ../state/step-loss.ts
11.4 Remnants | engine | 02-contents.ts
11.5 Engaged | engine | 11-results/engaged.ts
11.5.1 what it does | engine | 11-results/engaged.ts
11.5.2 Engaged and Disruption | engine | 11-results/engaged.ts
11.5.3 its end | engine | 14-disruption/recovery.ts
12.1 Determined Defense | engine | 12-determined-defense.ts
12.1.1 when | engine | 12-determined-defense.ts
12.1.2 the Lead Unit | engine | 12-determined-defense.ts
12.1.3 the column | engine | 12-determined-defense.ts
12.2 the table | engine | 12-determined-defense.ts
12.3 its results | engine | 12-determined-defense.ts
12.4 Desperation Defense | engine | 12-determined-defense.ts
13.1 retreats | engine | 13-retreats/retreats.ts
13.1.1 in general | engine | 13-retreats/retreat-paths.ts
13.1.2 stacks | engine | 13-retreats/retreats.ts
13.1.3 guidelines | engine | 13-retreats/retreat-guidelines.ts
13.1.4 retreats and overstacking | engine | 13-retreats/retreat-guidelines.ts
13.2 elimination | engine | 13-retreats/retreat-hazards.ts
13.3 stopping a retreat | engine | 13-retreats/stopping.ts
13.4 the advance stays the same | engine | 11-results/results.ts
13.5 retreated units attacked again | engine | 09-combat/attackers.ts
14.1 order and disorder | engine | 14-disruption/disruption.ts
14.1.1 three states | engine | 14-disruption/disruption.ts
14.1.2 how units become Disrupted | engine | 14-disruption/disruption.ts
14.1.3 how units come into Full Retreat | engine | 14-disruption/disruption.ts
14.2 what Disruption does | engine | 14-disruption/disruption.ts
14.3 what Full Retreat does | engine | 14-disruption/disruption.ts
14.3.1 in detail | engine | 14-disruption/disruption.ts
14.3.2 by choice | engine | 14-disruption/disruption.ts
14.4 the Recovery Phase | engine | 14-disruption/recovery.ts
14.4.1 recovery | engine | 14-disruption/recovery.ts
14.4.2 in an enemy ZOC | engine | 14-disruption/recovery.ts
14.4.3 other markers | engine | 14-disruption/recovery.ts
15.1 advance after combat | engine | 15-advance/advance.ts
15.2 rates | engine | 15-advance/advance-steps.ts
15.3 in any direction | engine | 15-advance/advance-reach.ts
15.4 stacking by the Road Bonus | engine | 15-advance/advance-steps.ts
15.5 enemy ZOCs | engine | 15-advance/advance-steps.ts
15.5.1 Bonds | engine | 15-advance/advance-steps.ts
15.5.2 EZOCs | engine | 15-advance/advance-steps.ts
15.6 terrain | engine | 15-advance/advance-steps.ts
16.1 Breakthrough Combat | engine | 16-breakthrough/breakthrough.ts
16.2 the group | engine | 16-breakthrough/breakthrough.ts
16.3 cost and procedure | engine | 16-breakthrough/breakthrough.ts
16.3.1 cost | engine | 16-breakthrough/breakthrough.ts
16.3.2 one only | engine | 16-breakthrough/breakthrough.ts
16.3.3 no further hexes | engine | 16-breakthrough/breakthrough.ts
16.3.4 by the Road Bonus | engine | 16-breakthrough/breakthrough.ts
16.3.5 restrictions | engine | 16-breakthrough/breakthrough.ts
16.4 against retreated units | engine | 11-results/step-losses.ts
16.5 helping another attack | engine | 16-breakthrough/breakthrough.ts
17.1 artillery | engine | 17-artillery/artillery.ts
17.2 its properties | engine | 17-artillery/artillery.ts
17.3 moving it | engine | 17-artillery/artillery.ts
17.4 range | engine | 17-artillery/artillery-support.ts
17.5 Ready and Fired | engine | 17-artillery/artillery.ts
17.6 support | engine | 17-artillery/artillery-support.ts
17.6.1 in general | engine | 17-artillery/artillery-support.ts
17.6.2 offensive | engine | 17-artillery/artillery-support.ts
17.6.3 defensive | engine | 17-artillery/artillery-support.ts
17.7 in ground combat | engine | 17-artillery/artillery-support.ts
17.8 resupply | engine | 17-artillery/artillery-resupply.ts
17.8.1 Allied | engine | 17-artillery/artillery-resupply.ts
17.8.2 airborne | engine | 17-artillery/artillery-resupply.ts
17.8.3 German | engine | 17-artillery/artillery-resupply.ts
17.8.4 restrictions | engine | 17-artillery/artillery-resupply.ts
18.1 the Supply Phase | engine | 18-supply/supply-phase.ts
18.2 sources | engine | 18-supply/supply-findings.ts
18.2.1 Entry Areas and Supply Heads | engine | 18-supply/supply-paths.ts
18.2.2 Airborne Supply Heads | engine | 18-supply/supply-heads.ts
18.2.3 Supply Heads that return | engine | 18-supply/supply-heads.ts
18.3 the Supply Path | engine | 18-supply/supply-paths.ts
18.3.1 overland | engine | 18-supply/supply-ground.ts
18.3.2 by road | engine | 18-supply/supply-ground.ts
18.4 out of supply | engine | 18-supply/supply-phase.ts
18.5 airborne units | engine | 18-supply/supply-findings.ts
18.6 Dismounted infantry | engine | 18-supply/supply-phase.ts
19.1 reinforcements | engine | 19-entry-areas.ts
19.2 whose Entry Areas | engine | 19-entry-areas.ts
19.2.1 Allied | engine | 19-entry-areas.ts
19.2.2 German | engine | 19-entry-areas.ts
19.3 Entry Areas | engine | 19-entry-areas.ts
19.3.1 entering and leaving | engine | 19-entry-areas.ts
19.3.2 Major Rivers at the edge | engine | 19-entry-areas.ts
19.4 their properties | engine | 19-entry-areas.ts
19.5 retreats off the map | engine | 19-entry-areas.ts
19.6 from area to area | engine | 19-entry-areas.ts
19.7 attacks onto the map | engine | 09-combat/attackers.ts
19.8 artillery in Entry Areas | engine | 17-artillery/artillery-support.ts
20.1 night | engine | 04-weather.ts
20.2 Replacements | engine | 20-replacements.ts
20.2.1 when | engine | 20-replacements.ts
20.2.2 how many | engine | 20-replacements.ts
20.2.3 for whom | engine | 20-replacements.ts
20.2.4 eliminated units | engine | 20-replacements.ts
20.2.5 the marker | engine | 20-replacements.ts
21.1 Breakdown units | engine | 21-breakdown/breaking-down.ts
21.2 which counter | engine | 21-breakdown/breaking-down.ts
21.3 restrictions | engine | 21-breakdown/breaking-down.ts
21.4 rebuilding | engine | 21-breakdown/merging.ts
21.5 merging | engine | 21-breakdown/merging.ts
22.1 the Airlanding Phase | engine | 22-airborne-landings/airlanding-phase.ts
22.1.1 what happens in it | engine | 22-airborne-landings/airlanding-phase.ts
22.1.2 once a day | engine | 22-airborne-landings/airlanding-phase.ts
22.1.3 the Glider Pilots | engine | 22-airborne-landings/airlanding-phase.ts
22.2 Drop Hexes | engine | 22-airborne-landings/drop-hexes.ts
22.2.1 leeway | engine | 22-airborne-landings/drop-hexes.ts
22.2.2 delay | engine | 22-airborne-landings/airlanding-phase.ts
22.2.3 where not | engine | 22-airborne-landings/drop-hexes.ts
22.2.4 A1 and A2 | engine | 22-airborne-landings/drop-hexes.ts
22.3 the Airlanding Table | engine | 22-airborne-landings/airlanding-table.ts
22.3.1 procedure | engine | 22-airborne-landings/airlanding-phase.ts
22.3.2 modifiers | engine | 22-airborne-landings/airlanding-table.ts
22.3.3 results | engine | 22-airborne-landings/airlanding-table.ts
22.3.4 artillery | engine | 22-airborne-landings/airlanding-table.ts
22.3.5 one-step units | engine | 22-airborne-landings/airlanding-table.ts
22.3.6 Scattered | engine | 14-disruption/disruption.ts
22.4 Airlanding Points | engine | 22-airborne-landings/airlanding-phase.ts
22.5 the Poles | engine | 22-airborne-landings/airlanding-phase.ts
22.5.1 when they land | engine | 22-airborne-landings/airlanding-phase.ts
22.5.2 where they land | engine | 22-airborne-landings/drop-hexes.ts
22.6 landing on enemy units | engine | 22-airborne-landings/landing-fights.ts
22.7 Returnees | engine | 22-airborne-landings/returnees.ts
23.1 turn 1 | engine | ../scenario/sequence.ts
23.1.1 where it begins | engine | ../scenario/sequence.ts
23.1.2 surprise | engine | 14-disruption/disruption.ts
23.1.3 the barrage | engine | 17-artillery/artillery-support.ts
23.2 Bridging units | engine | 05-bridges/bridge-repair.ts
23.3 Engineers | engine | 09-combat/river-assault.ts
23.3.1 what they are for | engine | 08-movement/ferry-use.ts
23.3.2 river assaults | engine | 09-combat/river-assault.ts
23.3.3 as a Ferry | engine | 08-movement/ferry-use.ts
23.3.4 supply over their Ferry | engine | 08-movement/ferries.ts
23.4 corps boundaries | engine | 23-special-rules/corps-boundaries.ts
23.5 the 406th Division | engine | 23-special-rules/406th-division.ts
23.6 the garrisons | engine | 23-special-rules/garrisons.ts
23.7 Reconnaissance units | engine | 11-results/results.ts
24.1 traffic | engine | 24-traffic-markers.ts
24.2 what it does | engine | 24-traffic-markers.ts
24.3 the Traffic Marker Phase | engine | 24-traffic-markers.ts
24.4 where not | engine | 24-traffic-markers.ts
24.5 at the start | engine | 24-traffic-markers.ts
25.1 Unknown units | engine | 25-unknown-units/unknown-units.ts
25.2 their properties | engine | 25-unknown-units/unknown-units.ts
25.2.1 unrevealed | engine | 07-zones-of-control.ts
25.2.2 revealed | engine | 08-movement/march-rules.ts
25.3 attacks on lone ones | engine | 25-unknown-units/unknown-combat.ts
25.3.1 in the Movement Phase | engine | 25-unknown-units/unknown-combat.ts
25.3.2 overrun | engine | 25-unknown-units/unknown-combat.ts
25.3.3 Spent | engine | 25-unknown-units/unknown-combat.ts
25.3.4 in the Combat Phase | engine | 09-combat/attack.ts
25.3.5 in an advance | engine | 15-advance/advance-steps.ts
25.4 stacked with others | engine | 09-combat/attack.ts
25.5 where they begin | engine | ../scenario/scenario.ts
25.6 moving them | engine | 25-unknown-units/unknown-units.ts
26.1 the Victory Check | engine | 26-victory.ts
26.2 German automatic victory | engine | 26-victory.ts
26.3 Allied automatic victory | engine | 26-victory.ts
26.4 at the end | engine | 26-victory.ts
26.5 Victory Points | engine | 26-victory.ts
26.5.1 Allied | engine | 26-victory.ts
26.5.2 German | engine | 26-victory.ts
27.1 disengagement | engine | 27-optional-rules/disengagement.ts
27.1.1 when | engine | 27-optional-rules/disengagement.ts
27.1.2 how | engine | 27-optional-rules/disengagement.ts
27.2 isolation | engine | 27-optional-rules/isolation.ts
27.2.1 who suffers | engine | 27-optional-rules/isolation.ts
27.2.2 how | engine | 27-optional-rules/isolation.ts
S1.1 the Short Game | engine | ../scenario/scenario.ts
S1.2 its markers | engine | ../scenario/scenario.ts
S1.3 its victory | engine | 26-victory.ts
S2.1 the Campaign Game | engine | ../scenario/scenario.ts
S2.2 its markers | engine | ../scenario/scenario.ts
S2.3 its victory and balance | engine | ../scenario/scenario.ts
`;

export const RULES: readonly RuleEntry[] = readRuleList(LINES);
