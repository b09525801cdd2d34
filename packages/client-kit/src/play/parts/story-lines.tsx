import type { LogEntry } from '../../game/contract.ts';
import { ownLines } from '../log/log-lines.ts';
import type { PlayContext } from '../play-context.ts';
import { RuleChip } from './rule-chip.tsx';

interface Props {
  readonly context: PlayContext;
  readonly entry: LogEntry;
  readonly most: number;
}

/** The last lines of a choice: what came of it. */
export function StoryLines({ context, entry, most }: Props) {
  return (
    <>
      {ownLines(entry, context.client.calendar)
        .slice(-most)
        .map(({ key, text, rule }) => (
          <li key={key}>
            <span>{text}</span> <RuleChip context={context} rule={rule} />
          </li>
        ))}
    </>
  );
}
