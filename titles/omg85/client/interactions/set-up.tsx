/** `supply-source`: where the Allied player is to be supplied, as he likes or as history did. */
import type { BoardEvent, Shape } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  ChoiceList,
  type Chooser,
  Confirm,
  createChooser,
  hexes,
  type Interaction,
  interactionOf,
  mayChoose,
  type Reason,
  ReasonLine,
} from '@bridgehead/client-kit/play';
import { computed, useSignal, useSignalEffect } from '@preact/signals';
import { MAP_FILE } from '../../src/facts.ts';
import { aboutOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { placeName, say } from '../say.ts';

const SOURCES = MAP_FILE.marks.filter(({ mark }) => mark === 'supply');

/** Where it was in September 1944. */
function historicalHex(decision: Decision): string | undefined {
  const formation = aboutOf(decision, 'supply-source')?.formation ?? '';
  return SOURCES.find(({ code }) => formation.startsWith(code ?? ' '))?.hex;
}

const choiceFor = (hex: string): Choice => ({ kind: 'source', hex });

export function createSetUpInteraction(context: PlayContext, decision: Decision): Interaction {
  const past = historicalHex(decision);
  const chooser = createChooser(context, decision, { endings: [], ...(past === undefined ? {} : { look: [past] }) });
  const interaction = interactionOf(chooser, () => <SetUpPanel context={context} chooser={chooser} past={past} />);
  return { ...interaction, shapes: computed(() => shapesOf(chooser, past)), tap: (event) => tapped(chooser, event) };
}

/** Nearly every hex is open: what matters on the map is its ground, so that only what is meant is marked. */
function shapesOf({ where, proposed }: Chooser, past: string | undefined): readonly Shape[] {
  const chosen = proposed.value === undefined ? undefined : where.value;
  return [
    ...(past === undefined ? [] : [hexes([past], 'drop')]),
    ...(chosen === undefined ? [] : [hexes([chosen], 'selected')]),
  ];
}

/** A hex that cannot be a source tells why. */
function tapped(chooser: Chooser, event: BoardEvent): void {
  const { context, actions } = chooser;
  const { at } = event;
  if (at === undefined || actions.value.some(({ hex }) => hex === at)) {
    context.selection.clearRefusal();
    chooser.tap(event);
    return;
  }
  void mayChoose(context, choiceFor(at), at);
}

interface Props {
  readonly context: PlayContext;
  readonly chooser: Chooser;
  readonly past: string | undefined;
}

function SetUpPanel({ context, chooser, past }: Props) {
  return (
    <div class="chooser">
      <p class="quiet">{say('set-up.source')}</p>
      {past === undefined ? undefined : <AsInHistory context={context} chooser={chooser} past={past} />}
      <Confirm chooser={chooser} />
      <ChoiceList chooser={chooser} />
    </div>
  );
}

/** It may be forbidden: with free set-up the Germans stand elsewhere. */
function AsInHistory({ context, chooser, past }: Props & { readonly past: string }) {
  const refusal = useSignal<Reason | undefined>(undefined);
  useSignalEffect(() => {
    void context.game.check(choiceFor(past)).then((ruling) => {
      refusal.value = ruling.legal ? undefined : ruling;
    });
  });
  return (
    <>
      <button
        type="button"
        class="choice-row"
        data-act="as-in-history"
        aria-pressed={chooser.where.value === past}
        disabled={refusal.value !== undefined}
        onClick={() => chooser.tap({ gesture: 'tap', at: past, counter: undefined, by: 'mouse', x: 0, y: 0 })}
      >
        {say('set-up.past', { place: placeName(past) })}
      </button>
      <ReasonLine context={context} reason={refusal.value} look="stops" />
    </>
  );
}
