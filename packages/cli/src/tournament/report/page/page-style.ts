import { themeCss } from '@bridgehead/board';

/** How the parts of a drawing look. */
const PLOT_RULES = `.plot text{fill:var(--ink-2)}
.plot .tick{fill:var(--ink-3);font-size:12px}
.plot .name{fill:var(--ink);font-weight:600}
.plot .grid{stroke:var(--line);stroke-width:1}
.plot .middle{stroke:var(--line-2);stroke-width:1.5}
.plot .series{fill:none;stroke-width:2.5;stroke-linejoin:round}
.plot .history{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-dasharray:2 4;stroke-linecap:round}
.plot .station{fill:var(--panel);stroke:var(--ink);stroke-width:1.5}
.plot .station-name{fill:var(--ink);font-size:12px;paint-order:stroke;stroke:var(--panel);stroke-width:4px;stroke-linejoin:round}`;

const THEME_RULES = `:root{${themeCss('light')};color-scheme:light}
@media (prefers-color-scheme:dark){:root{${themeCss('dark')};color-scheme:dark}}`;

/** What a drawing needs when it is a file of its own. */
export const pictureStyle = (): string => `${THEME_RULES}
.plot{font:500 13px Archivo,system-ui,sans-serif;font-variant-numeric:tabular-nums lining-nums}
.plot .back{fill:var(--panel)}
.plot .heading{fill:var(--ink);font-size:16px;font-weight:650}
${PLOT_RULES}`;

/** Both themes by the system's wish; every colour is a token of the board. */
export const pageStyle = (): string => `
${THEME_RULES}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:500 15px/1.5 Archivo,system-ui,sans-serif;font-variant-numeric:tabular-nums lining-nums}
main{max-width:980px;margin:0 auto;padding:28px 20px 60px}
h1,h2,h3{font-family:'Source Serif 4',Georgia,serif;line-height:1.2}
h1{margin:0;font-size:34px;font-weight:640}
h2{margin:0;font-size:22px;font-weight:640}
h3{margin:20px 0 6px;font-size:17px}
header p{margin:8px 0 0;max-width:75ch;color:var(--ink-2)}
section{margin-top:22px;padding:20px 22px;border:1px solid var(--line);border-radius:12px;background:var(--panel)}
section>p{max-width:75ch;margin:6px 0 14px;color:var(--ink-2)}
.bad{color:var(--bad);font-weight:650}
.verdict{padding:10px 14px;border-radius:9px;background:var(--accent-soft);color:var(--ink);font-weight:600}
.plot{display:block;width:100%;min-width:var(--least);height:auto;font:500 13px Archivo,system-ui,sans-serif}
${PLOT_RULES}
.grid-2{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));gap:18px}
figure{margin:0}
figcaption{font-weight:650}
small{color:var(--ink-3);font-weight:500;font-size:13px}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;margin:0 0 10px;padding:0;list-style:none;color:var(--ink-2);font-size:13.5px}
.legend li{display:flex;align-items:center;gap:7px}
.legend i{display:block;width:22px}
.legend .history{border-top:2px dotted var(--ink)}
.wide{overflow-x:auto}
table{width:100%;margin-top:12px;border-collapse:collapse;font-size:14px}
th,td{padding:6px 10px;border-bottom:1px solid var(--line);text-align:right;font-weight:500}
th:first-child{padding-left:0;text-align:left;font-weight:600;white-space:nowrap}
thead th{color:var(--ink-3);font-size:13px;font-weight:600;vertical-align:bottom}
.faults{padding-left:18px}
code,pre{font:13px/1.45 ui-monospace,monospace;overflow-wrap:anywhere}
pre{overflow-x:auto;overflow-wrap:normal;padding:14px;border-radius:9px;background:var(--panel-2)}
details{margin-top:22px}
summary{cursor:pointer;font-weight:600}
`;
