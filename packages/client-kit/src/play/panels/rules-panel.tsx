import { useMemo } from 'preact/hooks';
import { RulesReference } from '../../reference/rules-reference.tsx';
import type { PlayContext } from '../play-context.ts';

/** The rules by number, in our own words; every citation on the screen opens its rule here. */
export function RulesPanel({ context: { client, panels, view } }: { readonly context: PlayContext }) {
  const { edition, rules } = view.value ?? {};
  // One game keeps its rules; every view tells them anew.
  const house = JSON.stringify(rules);
  const load = useMemo(
    () => () => client.loadReference({ ...(edition && { edition }), ...(rules && { rules }) }),
    [client, edition, house],
  );
  return <RulesReference load={load} rule={panels.rule} onOpen={panels.turnToRule} />;
}
