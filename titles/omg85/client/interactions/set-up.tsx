/** `supply-source` and `drop-zone`: the Allied player plans the landing, hex by hex or as history did. */
import type { BoardEvent, Shape } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  aboutText,
  applyChoice,
  ChoiceList,
  type Chooser,
  Confirm,
  createChooser,
  hexes,
  type Interaction,
  interactionOf,
  type Reason,
  ReasonLine,
} from '@bridgehead/client-kit/play';
import { computed, useSignal, useSignalEffect } from '@preact/signals';
import { MAP_FILE, UNITS } from '../../src/facts.ts';
import type { PlayContext } from '../play-context.ts';
import { placeName, say } from '../say.ts';

const SOURCES = MAP_FILE.marks.filter(({ mark }) => mark === 'supply');
const DROPS: ReadonlyMap<string, string> = new Map(
  UNITS.flatMap(({ id, hex }) => (hex === undefined ? [] : [[id, hex]])),
);

/** Where it was in September 1944. */
function historicalHex(decision: Decision): string | undefined {
  const formation = aboutText(decision, 'formation');
  if (formation !== undefined) return SOURCES.find(({ code }) => formation.startsWith(code ?? ' '))?.hex;
  return DROPS.get(aboutText(decision, 'unit') ?? '');
}

const choiceFor = ({ kind }: Decision, hex: string): Choice => ({
  kind: kind === 'drop-zone' ? 'drop' : 'source',
  hex,
});

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

/** A hex in which nobody may land tells why. */
function tapped(chooser: Chooser, event: BoardEvent): void {
  const { context, decision, actions } = chooser;
  const { at } = event;
  if (at === undefined || actions.value.some(({ hex }) => hex === at)) {
    context.selection.clearRefusal();
    chooser.tap(event);
    return;
  }
  void context.game.check(choiceFor(decision, at)).then((ruling) => {
    if (!ruling.legal) context.selection.refuse({ rule: ruling.rule, reason: ruling.reason, at });
  });
}

interface Props {
  readonly context: PlayContext;
  readonly chooser: Chooser;
  readonly past: string | undefined;
}

function SetUpPanel({ context, chooser, past }: Props) {
  const { decision, actions } = chooser;
  const left = (context.view.value?.expected ?? []).filter(({ turn }) => turn === 1).length;
  return (
    <div class="chooser">
      <p class="quiet">{say(decision.kind === 'drop-zone' ? 'set-up.drop' : 'set-up.source')}</p>
      {past === undefined ? undefined : <AsInHistory context={context} chooser={chooser} past={past} />}
      <Confirm chooser={chooser} />
      {decision.kind === 'drop-zone' ? <AllAsInHistory context={context} left={left} /> : undefined}
      <details class="orders">
        <summary>{say('set-up.all', { count: actions.value.length })}</summary>
        <ChoiceList chooser={chooser} />
      </details>
    </div>
  );
}

/** It may be forbidden: with free set-up the Germans stand elsewhere. */
function AsInHistory({ context, chooser, past }: Props & { readonly past: string }) {
  const refusal = useSignal<Reason | undefined>(undefined);
  useSignalEffect(() => {
    void context.game.check(choiceFor(chooser.decision, past)).then((ruling) => {
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

/** Lands everybody who is left where he landed then, up to the first who cannot. */
async function landAll(context: PlayContext): Promise<void> {
  const { decision } = context.game;
  for (let now = decision.peek(); now?.kind === 'drop-zone'; now = decision.peek()) {
    const hex = historicalHex(now);
    if (hex === undefined || !(await applyChoice(context, choiceFor(now, hex)))) return;
  }
}

function AllAsInHistory({ context, left }: { readonly context: PlayContext; readonly left: number }) {
  return (
    <p class="landing-rest">
      <span class="quiet">{say('set-up.left', { count: left })}</span>
      <button type="button" class="button" data-act="all-as-in-history" onClick={() => void landAll(context)}>
        {say('set-up.rest')}
      </button>
    </p>
  );
}
