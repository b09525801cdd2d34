export const section = (heading: string, note: string, body: string): string =>
  `<section><h2>${heading}</h2><p>${note}</p>${body}</section>`;

/** A table whose words are markup already. */
export const htmlTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide"><table><thead><tr>${head.map((word) => `<th>${word}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((word, i) => (i === 0 ? `<th>${word}</th>` : `<td>${word}</td>`)).join('')}</tr>`)
    .join('')}</tbody></table></div>`;
