/** Who plays: a side may be handed to a computer player, or taken back by a person, at any moment of the game. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { PERSON } from '../../game/contract.ts';
import { t } from '../../messages/messages.ts';
import { SideMark } from '../parts/side-mark.tsx';
import type { PlayContext } from '../play-context.ts';
import { say, sayOr, sideName } from '../say.ts';

/** What is done once the player has been warned. */
interface HandOver {
  readonly side?: string;
  readonly player?: string;
  readonly act: () => Promise<void>;
}

const nameOf = (player: string): string => (player === PERSON ? t('player.person') : sayOr(`level.${player}`, player));

export function PlayersHere({ context }: { readonly context: PlayContext }) {
  const { game, client, app } = context;
  const asked = useSignal<HandOver | undefined>(undefined);
  const players = game.players.value;
  const people = client.sides.filter(({ id }) => (players[id] ?? PERSON) === PERSON).length;
  const carryOut = (wanted: HandOver): void => {
    asked.value = undefined;
    void wanted.act().then(() => {
      app.announce(say('players.changed'));
      // Where the device is another's now, so is the menu.
      if (game.handOver.peek() !== undefined) context.panels.setMenu(false);
    });
  };
  const ask = (wanted: HandOver): void => {
    if (hasSecrets(context)) asked.value = wanted;
    else carryOut(wanted);
  };
  const hand = (side: string, player: string): void => ask({ side, player, act: () => game.handSide(side, player) });
  const share = (hotSeat: boolean): void => ask({ act: () => game.shareDevice(hotSeat) });
  return (
    <div class="menu-settings menu-players">
      {client.sides.map(({ id: side }) => (
        <label key={side} class="field">
          <span class="menu-side">
            <SideMark sides={client.sides} side={side} /> {sideName(side)}
          </span>
          <select
            data-side={side}
            value={(asked.value?.side === side ? asked.value.player : players[side]) ?? PERSON}
            onChange={(event) => hand(side, event.currentTarget.value)}
          >
            {[PERSON, ...app.levelsFor(game.title)].map((player) => (
              <option key={player} value={player}>
                {nameOf(player)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {people > 1 ? (
        <label class="check">
          <input
            type="checkbox"
            data-act="share-device"
            checked={game.hotSeat.value}
            onChange={(event) => share(event.currentTarget.checked)}
          />
          <span>{say('players.share')}</span>
        </label>
      ) : undefined}
      {asked.value === undefined ? undefined : (
        <Warning act={() => asked.value && carryOut(asked.value)} leave={() => (asked.value = undefined)} />
      )}
    </div>
  );
}

/** While the device changes hands nothing is known of the game: then it is thought to have secrets. */
function hasSecrets({ view: { value: view }, client }: PlayContext): boolean {
  return view === undefined || client.isSecret(view);
}

/** To take a side is to learn what it knows, and that cannot be forgotten. */
function Warning({ act, leave }: { readonly act: () => void; readonly leave: () => void }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div class="menu-warning" role="alert">
      <p>{say('players.warning')}</p>
      <div class="row">
        <button ref={first} type="button" class="button danger" data-act="hand-side" onClick={act}>
          {say('players.warning.yes')}
        </button>
        <button type="button" class="button" onClick={leave}>
          {say('players.warning.no')}
        </button>
      </div>
    </div>
  );
}
