import { RulesReference } from '../../reference/rules-reference.tsx';
import type { PlayContext } from '../play-context.ts';

/** The rules by number, in our own words; every citation on the screen opens its rule here. */
export const RulesPanel = ({ context }: { readonly context: PlayContext }) => (
  <RulesReference load={context.client.loadReference} rule={context.panels.rule} onOpen={context.panels.turnToRule} />
);
