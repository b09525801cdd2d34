import type { UnitView } from '../../src/facts.ts';
import { percent, say, sayOr } from '../say.ts';

type Row = readonly [name: string, value: string];

/** [8.4] Everything that is known of a unit and that its counter has no room for. */
export function UnitFigures({ unitView }: { readonly unitView: UnitView }) {
  return (
    <dl class="unit-figures">
      {rowsOf(unitView).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** [9.3] [11.3] */
const scattersWords = (least: number): string =>
  least <= 1 ? say('figure.scatters.never') : say('figure.scatters.below', { least });

function rowsOf(unitView: UnitView): readonly Row[] {
  const { values, printed, least, supply, stacking, states, range, advance, build } = unitView;
  const plots = [
    ...(build === undefined ? [] : [sayOr(`figure.build.${build}`, build)]),
    ...(advance === undefined ? [] : [say('figure.advance', { hexes: advance })]),
  ];
  const marks = states.flatMap((state) => sayOr(`state.${state}`, '') || []);
  return [
    ...(values === undefined
      ? []
      : [
          [say('figure.cp'), say('figure.of', { now: values.cp, printed: printed.cp })] as const,
          ...(least === undefined ? [] : [[say('figure.scatters'), scattersWords(least)] as const]),
          [say('figure.efficiency'), percent(values.efficiency / 100)] as const,
          [say('figure.fort'), String(values.fort)] as const,
          ...(values.guns > 0 ? [[say('figure.guns'), `${values.guns} ${range ?? ''}`.trim()] as const] : []),
        ]),
    ...(supply === undefined ? [] : [[say('figure.supply'), sayOr(`supply.${supply}`, supply)] as const]),
    [say('figure.stacking'), String(stacking)],
    ...(marks.length === 0 ? [] : [[say('figure.state'), marks.join(', ')] as const]),
    ...(plots.length === 0 ? [] : [[say('figure.plots'), plots.join(', ')] as const]),
  ];
}
