/** Words of the engine that are not told as they are, in English. */
export const WORDS: Readonly<Record<string, string>> = {
  'allied-strategic': 'Allied Strategic',
  'allied-tactical': 'Allied Tactical',
  draw: 'Draw',
  'german-tactical': 'German Tactical',
  'german-strategic': 'German Strategic',
  'no-defense': 'no defense',
  'no-attack': 'no attack',
  'out-of-communications': 'out of communications',
};
