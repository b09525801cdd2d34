import type { ChapterText } from '@bridgehead/client-kit/reference';
import { ARRIVAL_TABLE } from './tables.en.ts';

export const CHAPTER_9: ChapterText = {
  chapter: '9',
  title: 'Before combat',
  text: 'All attacks are declared first; then the defender evades or reacts; only then is anything fought.',
  rules: {
    '9.1': {
      text: 'Tap an enemy, choose who attacks and on which table, declare. What must still be attacked is marked on the map and listed.',
    },
    '9.1.1': { text: 'Nobody has to attack. Attackers stand next to the hex, and everybody in it defends.' },
    '9.1.2': { text: 'Each attack is declared on the Assault or the Mobile table [12.4].' },
    '9.1.3': { text: 'Nobody attacks or is attacked twice in a phase, and what is declared is fought.' },
    '9.1.4': { text: 'Not below the lowest column; an untried unit counts one.' },
    '9.1.5': { text: 'A unit attacks only where it could go.' },
    '9.1.7': {
      text: 'Every enemy whose zone reaches the hex of an attacker must be attacked as well, by it or by others. An attack that would owe what nobody can pay is refused.',
    },
    '9.1.8': { text: 'Several hexes may be struck together if every attacker stands next to each of them.' },
    '9.2': { text: 'Light troops slip away before the blow falls.' },
    '9.2.2': { text: 'Only where everybody in the hex has a rating.' },
    '9.2.3': { text: 'One roll a hex against the lowest rating, one more if an attacker is rated higher.' },
    '9.2.4': { text: 'Up to the rating they go back three hexes; above it they stay and fight.' },
    '9.2.5': { text: 'Who passes through an empty hex in an enemy zone is lost.' },
    '9.2.6': { text: 'The attackers may follow, one hex and one more, and attack nobody else.' },
    '9.3': { text: 'Reserves of the defender may move, even into a hex that is attacked.' },
    '9.3.3': { text: 'Into an enemy zone only where a friend stands.' },
    '9.3.4': { text: 'One unit into each hex that is attacked.' },
  },
};

export const CHAPTER_10: ChapterText = {
  chapter: '10',
  title: 'Artillery',
  text: 'A Deployed gun supports one combat a turn: an attack by barrage, or a hex by protective fire.',
  rules: {
    '10.1.1': { text: 'In travel mode it does not fire.' },
    '10.1.2': { text: 'The target is counted, the own hex is not.' },
    '10.1.4': { text: 'Once a turn, with all it has, and only with ground units that are no guns.' },
    '10.1.5': { text: 'Against a mountain each battery is halved; an escarpment does not matter.' },
    '10.1.6': { text: 'Of several hexes one in range is enough.' },
    '10.1.7': { text: 'Guns that fire from afar are never hurt.' },
    '10.2.1': { text: 'Before the defender sends air units, and not taken back.' },
    '10.2.2': {
      text: 'Next to a hex that is attacked a gun supports that attack or none, and suffers with the attackers.',
    },
    '10.2.3': { text: 'In an enemy zone it fires only at whoever exerts it.' },
    '10.3': { text: 'Markers are laid in one’s own Reserve Movement Phase.' },
    '10.3.1': { text: 'Protective fire is added to the defense of one hex.' },
    '10.3.2': { text: 'Guns alone in an attacked hex defend with their defense strength.' },
    '10.3.3': { text: 'With others in it they give their fire to that hex.' },
    '10.3.4': {
      text: 'Face down: the enemy learns of it when the odds are reckoned. The planner says how much there could be.',
    },
    '10.3.6': { text: 'An enemy zone on the gun, or a hex out of range, cancels it; the marker is not spent.' },
    '10.4.2': { text: 'In the Supply Status Phase the markers of guns in supply are Ready again.' },
    '10.5.1': { text: 'Support never counts more than the ground units that it supports.' },
    '10.5.2': { text: 'Protective fire: any British guns with one US or French unit.' },
    '10.5.3': { text: 'Twenty points of Allied barrage within range of one US or British HQ take one off the die.' },
  },
};

export const CHAPTER_11: ChapterText = {
  chapter: '11',
  title: 'Air power',
  text: 'Air units close roads or support combats, if they arrive.',
  rules: {
    '11.1.4': { text: 'One mission a turn, from the Ready box.' },
    '11.1.6': { text: 'Each rolls; who does not arrive goes back to Ready or to Used.', tables: [ARRIVAL_TABLE] },
    '11.1.7': { text: 'After a mission it is Used.' },
    '11.2': { text: 'Only in dry weather, before anybody moves.' },
    '11.2.2': { text: 'The Allied player first.' },
    '11.2.5': { text: 'The hex and everything within two.' },
    '11.2.6': { text: 'Enemies there have no road rates, and pay twice to turn a gun over.' },
    '11.2.7': { text: 'Combat, retreats, supply and boxes do not feel it.' },
    '11.3.1': { text: 'A hex of the combat must lie within range of a friendly HQ.' },
    '11.3.2': { text: 'Up to two each, the defender first.' },
    '11.3.4': { text: 'Points of the attacker are taken off the die, those of the defender added.' },
    '11.3.6': { text: 'None for French units alone.' },
  },
};
