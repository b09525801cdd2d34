import { t } from '@bridgehead/client-kit/messages';
import { Icon } from '@bridgehead/client-kit/play';
import type { HexFacts } from './hex-facts.ts';

interface Props {
  readonly facts: HexFacts;
  readonly close: () => void;
}

/** All that is known of the chosen hex. */
export function HexPanel({ facts: { heading, ground, sides }, close }: Props) {
  return (
    <aside class="hex-panel" aria-live="polite">
      <h2>{heading}</h2>
      <button type="button" class="icon-button" aria-label={t('map.close')} onClick={close}>
        <Icon name="close" />
      </button>
      <Rows rows={ground} />
      <Rows rows={sides} />
    </aside>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <tbody>
        {rows.map(([label, ...texts]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {texts.map((text, i) => (
              <td key={i}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
