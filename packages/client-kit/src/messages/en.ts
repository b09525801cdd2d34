import { MAP_EN } from './map.en.ts';

/** Every word of the app outside the game screen, in English. */
export const EN = {
  ...MAP_EN,
  'app.name': 'Bridgehead',
  'app.tagline':
    'Operational wargames played by their real rules: every legal move is shown, and every number can be explained.',
  'app.skip': 'Skip to the content',
  'app.loading': 'One moment…',

  'nav.label': 'Main',
  'nav.start': 'Play',
  'nav.settings': 'Settings',
  'nav.about': 'About',

  'start.new': 'New game',
  'start.title': 'Title',
  'start.scenario': 'Scenario',
  'start.edition': 'Edition',
  'start.edition.one': 'Edition {number}',
  'start.options': 'Optional rules',
  'start.players': 'Who plays',
  'start.players.computer': 'Against the computer',
  'start.players.computer.tile': 'You play one side, a computer the other.',
  'start.players.hot-seat': 'Two people, one device',
  'start.players.hot-seat.hint': 'The device changes hands with the decision; nothing is shown in between.',
  'start.players.alone': 'One person, both sides',
  'start.players.alone.hint': 'No hand-over: whoever is asked sees the board at once.',
  'start.players.computer.hint':
    'The computer thinks on this device, sees no more than its side may, and rolls the same dice.',
  'player.person': 'You',
  'player.random': 'Computer: Random',
  'player.recruit': 'Computer: Recruit',
  'player.staff': 'Computer: Staff officer',
  'start.rules': 'What differs between the editions',
  'start.rules.about': 'Single rules of the other edition may be taken. Rules that belong together change together.',
  'start.rules.count': { by: 'count', one: '{count} difference', other: '{count} differences' },
  'start.rules.changed': { by: 'count', one: '{count} house rule', other: '{count} house rules' },
  'start.rules.house': 'House rule',
  'start.more': 'Optional rules, edition, dice',
  'start.seed': 'Seed of the dice',
  'start.seed.hint':
    'A whole number. The same seed and the same moves give the same game. Leave it empty for new dice.',
  'start.seed.bad': 'A seed is a whole number from 0 to {largest}.',
  'start.dice': 'Dice in order, for study',
  'start.dice.hint':
    'Numbers from {least} to {most}, as the log shows them, with spaces or commas between. They come first, the seed’s dice after them.',
  'start.dice.hint.faces':
    'Numbers of dice, and ids of Unknown faces, with spaces or commas between. They come first, the seed’s dice after them.',
  'start.dice.bad': '“{word}” is no number from {least} to {most}.',
  'start.dice.bad.faces':
    '“{word}” is neither a die from {least} to {most} nor the id of a face, such as de.unk.alarm.',
  'start.dice.long': 'That is more than the {most} dice that can be laid down.',
  'start.begin': 'Begin',
  'start.beginning': 'Setting up…',

  'saves.title': 'Saved games',
  'saves.none': 'Nothing saved yet. Every move you make is saved here automatically.',
  'saves.continue': 'Continue',
  'saves.watch': 'Replay',
  'saves.export': 'Export',
  'saves.delete': 'Delete',
  'saves.delete.sure': 'Delete “{name}”? This cannot be undone.',
  'saves.delete.yes': 'Delete it',
  'saves.delete.no': 'Keep it',
  'saves.deleted': '“{name}” is deleted.',
  'saves.turn': 'Turn {turn}',
  'saves.turn.over': 'Finished',
  'saves.answers': { by: 'number', one: 'one move', other: '{number} moves' },
  'saves.answers.none': 'not started',
  'saves.players.hot-seat': 'Two people',
  'saves.players.alone': 'One person',
  'saves.players.computer': '{side}: computer ({level})',
  'saves.players.computers': 'Computer against computer ({first}, {second})',
  'saves.won': '{side} victory, turn {turn}',
  'saves.rename': 'Rename',
  'saves.rename.label': 'Name of this game',
  'saves.rename.done': 'Keep the name',
  'continue.title': 'Continue',
  'saves.branch': 'branched',
  'saves.actions': 'Actions for {name}',
  'saves.unsaved': 'Not saved yet: it is lost if you close this page.',
  'saves.damaged': 'Damaged game',
  'saves.damaged.why':
    'This game cannot be opened: in what the browser has kept of it, “{field}” is not what it should be. The other games are not touched by it.',
  'saves.gone': 'Game of a title that is not here',
  'saves.gone.why':
    'The title “{title}” is not among those of this version, so the game cannot be opened. It stays as it is, and can be exported.',
  'saves.damaged.save': 'bridgehead-rescued.json',
  'saves.damaged.file': 'bridgehead-damaged.json',

  'files.title': 'From a file',
  'files.open': 'Open a save file',
  'files.watch': 'Watch a file as a replay',
  'files.hint': 'A .json file that was exported here or by the bridgehead command. You may also drop it on this page.',
  'files.who': '“{name}” is read. Who plays on?',
  'files.drop': 'Drop the save file here',
  'files.opened': '“{name}” is added to the saved games.',
  'files.refused': '“{name}” was not opened: {why}. The games here are untouched.',
  'files.refused.size': 'it is larger than {megabytes} MB, which no game is',
  'files.refused.json': 'it is not a JSON file',
  'files.refused.place': '{message} (at {place})',
  'files.refused.format': 'it is not a Bridgehead save',
  'files.refused.version': 'it was written by another version of Bridgehead',
  'files.refused.title': 'the title “{title}” is not among those of this version',
  'files.warning': 'This game is not opened quite as it was saved: {why}.',

  'files.warning.steps':
    'The rules have been corrected since this game was saved: the last moves were made again, and not all of them came out as before.',
  'files.lost': 'The last moves of this game ({lost}) are lost: {why}. It goes on from the one before them.',
  'files.copy':
    'What the browser had kept of this game is damaged: it was opened from its second copy. Check whether the last moves are there.',
  'files.lost.damaged': 'what the browser has kept of them is damaged',

  'game.opening': 'Opening the game…',
  'game.missing':
    'There is no saved game under this address. It may have been deleted, or it is kept in another browser.',
  'game.elsewhere': 'This game is open in another tab',
  'game.elsewhere.text':
    'Two tabs must not play the same game: one would write over the other. Take it over here, and the other tab will stop; or look at it without playing.',
  'game.elsewhere.take': 'Take it over',
  'game.elsewhere.look': 'Look only',
  'game.taken': 'This game goes on in another tab',
  'game.taken.text': 'Everything you did here is saved. Take it back, or go on there.',
  'game.taken.unsaved':
    'What you did here last could not be saved with it. It is kept as a game of its own in the list, or will be as soon as there is room: leave this page open until then.',
  'game.taken.back': 'Take it back',
  'game.to-start': 'All games',
  'game.file': 'bridgehead-{title}-turn-{turn}.json',
  'game.title': '{title}, turn {turn}',

  'store.unsaved.full':
    'The disk or the browser’s storage is full: the last moves are not saved. Make room and they will be, or save the game to a file.',
  'store.unsaved.blocked':
    'The last moves are not saved: another tab with an older version of Bridgehead keeps the storage. Close that tab.',
  'store.unsaved.unavailable':
    'This browser keeps nothing, as in a private window: the game is lost when the page is closed. Save it to a file.',
  'store.unsaved.version':
    'The last moves are not saved: a newer version of Bridgehead runs in another tab. Save to a file, then reload this page.',
  'store.unsaved.unreadable':
    'The last moves are not saved: the browser cannot open its storage. Mostly the disk is full, or the storage is damaged.',
  'store.unsaved.other': 'The last moves are not saved: {why}.',
  'store.unread': 'The saved games cannot be read',
  'store.unread.full':
    'The saved games cannot be read, since the disk is full. That does not mean that they are gone: make room and try again.',
  'store.unread.blocked':
    'The saved games cannot be read: another tab with an older version of Bridgehead keeps the storage. Close that tab and try again.',
  'store.unread.unavailable':
    'This browser keeps nothing, as in a private window. You can play, but save the game to a file before you close the page.',
  'store.unread.version':
    'The saved games cannot be read by this version of Bridgehead: a newer one has been here. Reload the page.',
  'store.unread.unreadable':
    'The browser cannot open its storage, so the saved games cannot be read. Mostly the disk is full, or the storage is damaged.',
  'store.unread.other': 'The saved games cannot be read: {why}.',
  'store.saved-again': 'Everything is saved again.',
  'store.export': 'Save to file',
  'store.again': 'Try again',

  'crash.title': 'Something broke',
  'crash.text':
    'This is our fault, not yours. The game up to the last move is saved; the move that broke it is not in it.',
  'crash.text.unsaved':
    'This is our fault, not yours. The last moves before it could not be saved either; they are in the report.',
  'crash.continue': 'Open the saved game',
  'crash.report': 'Save a report',
  'crash.report.hint': 'The report holds the set-up and every move: with it the fault can be played again and mended.',
  'crash.report.file': 'bridgehead-report.json',
  'crash.details': 'What happened',
  'crash.code': 'Kind of fault',
  'crash.engine': 'The engine stopped: {message}',

  'settings.title': 'Settings',
  'settings.theme': 'Appearance',
  'settings.theme.system': 'As the system',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.board': 'Board',
  'settings.numbers': 'Hex numbers on the map',
  'settings.motion': 'Motion',
  'settings.motion.system': 'As the system',
  'settings.motion.reduced': 'None',
  'settings.text': 'Text size',
  'settings.text.usual': 'Normal',
  'settings.text.large': 'Large',
  'settings.text.largest': 'Largest',
  'settings.colours.distinct': 'Colours that are told apart with any colour vision',
  'settings.turns': 'Turns',
  'settings.camera.follows': 'The map follows what the other side does',
  'settings.pace': 'Pace of the computer',
  'settings.confirm': 'Orders on the map',
  'settings.confirm.second': 'Second tap goes',
  'settings.confirm.first': 'First tap goes',
  'settings.confirm.button': 'Only the button',
  'settings.briefing': 'Begin a new game with its briefing',
  'settings.remembered': 'What is remembered',
  'settings.remember': 'The last title, scenario and opponent; overlays, panels and the view of the map',
  'settings.remembered.games': 'Saved games are always kept, until you delete them.',
  'settings.sounds': 'Sounds',
  'settings.sounds.on': 'Play sounds',
  'settings.sounds.volume': 'Volume',
  'settings.offline': 'On this device',
  'settings.offline.ready': 'The app is kept on this device and starts without a network.',
  'settings.offline.none': 'The app is not kept on this device yet; it needs the network to start.',
  'fault.engine-start': 'the engine could not be started',
  'fault.player-start': 'the computer player could not be started',
  'fault.no-answer-then': 'the game had no answer to that then',
  'refused.looked-at': 'this game is only being looked at',
  'refused.not-handed-over': 'the device has not been handed over',
  'refused.not-asked': 'another side is asked',
  'fault.engine-stopped': 'the engine was stopped',
  'fault.map': 'the map could not be drawn',
  'settings.megabytes': '{count} MB',
  'settings.storage': 'App and saved games use {used} of {quota}.',

  'about.title': 'About Bridgehead',
  'about.what':
    'Bridgehead plays operational hex-and-counter wargames in the browser. The engine knows the rules, checks every move and cites the rule for every refusal and every modifier.',
  'about.unofficial':
    'Unofficial and not affiliated with or endorsed by any publisher or designer. Rules are in our own words; no publisher’s text, map or counter art is used. To play by the official rules you need your own copy of the game.',
  'about.geography': 'Geography',
  'about.geography.places':
    'Places were set down from general geographic knowledge and checked against GeoNames (geonames.org), licensed under CC BY 4.0.',
  'about.geography.rivers':
    'Waal and Maas are thinned from points on river axes of Rijkswaterstaat as distributed in the test data of Deltares D-FAST (LGPL 2.1).',
  'about.geography.lines':
    'Neder Rijn, Lek, Boven-Rijn, Pannerdens Kanaal, IJssel and the borders follow the WDB II lines of GSHHG 2.3.7 (LGPL).',
  'about.geography.own':
    'Canals, minor rivers, roads, railways, bridges, ferries, land cover and drop zones are our own drawing. No publisher’s map was available or used.',
  'about.fonts': 'Fonts',
  'about.fonts.text': 'Archivo and Source Serif 4, both under the SIL Open Font License 1.1:',
  'about.fonts.archivo': 'licence of Archivo',
  'about.fonts.serif': 'licence of Source Serif 4',
  'about.symbols': 'Symbols',
  'about.symbols.text':
    'Unit symbols after APP-6, drawn with milsymbol (MIT). Counters, icons and the map are our own.',
  'about.code': 'Code',
  'about.code.text': 'Under the MIT licence. Built with Preact and Preact Signals (MIT) and d3-delaunay (ISC).',

  'notice.close': 'Close this message',
  'missing.title': 'Nothing here',
  'missing.text': 'There is no page under this address.',
} as const;
