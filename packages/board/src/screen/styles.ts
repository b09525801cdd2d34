import { mapCss } from '../style/map-css.ts';
import { FAR_LETTERS } from './stacks/far-names.ts';
import { MIDDLE_LETTERS } from './stacks/middle-names.ts';

/**
 * Counters fade by the opacity of a fill or a stroke and are shifted in their own figures: for every `opacity` and every
 * `transform` a browser keeps a layer of its own in its books, and looks through all of them with every frame.
 */
const COUNTERS = `
.c-counter{display:block;overflow:visible}
.c-shadow{fill:#1B1608;fill-opacity:.34}
.c-ring{fill:var(--select);stroke:#17140E;stroke-width:2.6}.c-ready{fill:#FFF;stroke:#17140E;stroke-width:1.6}
.c-keyline{fill:none;stroke:#C9D2DA;stroke-width:1.8;stroke-opacity:.7}.c-shine{fill:none;stroke:#FFF;stroke-width:2;stroke-linecap:round}
.c-veil{fill:var(--paper);fill-opacity:.58}.c-turned{fill:#FCF9F0;stroke:#17140E;stroke-width:1.6;stroke-linejoin:round}
.c-thin{fill-opacity:.3}.c-planned{fill:none;stroke:var(--accent);stroke-width:5;stroke-dasharray:11 7}
.c-tick{fill:none;stroke:#17140E;stroke-width:2.2}
.c-bracket-case,.c-bracket{fill:none;stroke-linecap:square}.c-bracket-case{stroke:var(--reach-case);stroke-width:11}.c-bracket{stroke:var(--target);stroke-width:6}
.c-cell{stroke:#17140E;stroke-width:1.5}.c-cell-light{fill:none;stroke:#FFF;stroke-opacity:.55;stroke-width:1.2}
.c-cell-lost{fill:none;stroke-width:1.8;stroke-dasharray:3.5 2.6;stroke-opacity:.75}
.c-strokes{fill:none;stroke-linecap:square}
.c-symbol-box{fill:#FCF9F0;stroke:#17140E;stroke-linejoin:round}.c-symbol{fill:none;stroke:#17140E;stroke-linecap:round;stroke-linejoin:round}
.c-size,.c-letters,.c-figure,.c-plate,.c-name,.c-count,.c-sum{font-family:Archivo,system-ui,sans-serif;text-anchor:middle;font-variant-numeric:tabular-nums lining-nums;stroke:none}
.c-size{font-weight:800;font-stretch:85%}.c-letters{font-weight:800;font-stretch:80%;fill:#17140E}
.c-figure{font-weight:760;font-stretch:78%}.c-movement{font-weight:620}.c-figure.c-narrow{font-stretch:62%}.c-faded{fill-opacity:.34}
.c-plate{font-weight:800;font-stretch:85%}.c-name{font-weight:640;font-stretch:82%}.c-name.c-narrow{font-stretch:72%}
.c-badge-case{fill:none;stroke:#FBF8EF;stroke-width:5.4;stroke-linejoin:round}.c-badge-edge{stroke:#17140E;stroke-width:2;stroke-linejoin:round}
.c-badge-glyph{fill:none;stroke-linecap:round;stroke-linejoin:round}
.c-count-disc{fill:#17140E;stroke:#FCF9F0;stroke-width:4}.c-count{font-weight:800;fill:#FCF9F0}
.c-sum-pill{fill:#FCF9F0;stroke:#17140E;stroke-width:3}.c-sum{font-weight:760;font-stretch:80%}.c-sum-pill+.c-sum{fill:#17140E}.c-strength .c-sum{font-weight:800;font-stretch:68%}
`;

const BOARD = `
.b-board{position:relative;overflow:hidden;width:100%;height:100%;background:var(--margin);touch-action:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;cursor:grab;outline:none;contain:strict}
.b-board.b-dragging{cursor:grabbing}.b-board:focus-visible::after{content:'';position:absolute;inset:0;border:3px solid var(--accent);pointer-events:none;z-index:5}
.b-world{position:absolute;left:0;top:0;width:0;height:0;transform-origin:0 0;will-change:transform;pointer-events:none}
.b-glass{position:absolute;inset:0}
.b-lens{position:absolute;left:0;top:0;width:0;height:0;transform-origin:0 0}.b-lens>*{position:absolute}.b-sheet{overflow:visible;display:block}
.b-tile,.b-picture{position:absolute;display:block}
.b-plane text{font-family:Archivo,system-ui,sans-serif}
.b-far .m-hamlet,.b-far .m-spot,.b-far .m-spot-mark,.b-far .m-massif:not(.m-great),.b-far .m-wadi-name,.b-far .m-village:not(.m-staff-village),.b-far .m-hexno,.b-far .m-stream-name,.b-far .m-boundary-name,.b-far .m-canal-name{display:none}
.b-far .m-names text{translate:var(--middle,none)}.b-far .m-names .m-city{font-size:${MIDDLE_LETTERS['m-city']}px;stroke-width:6px}.b-far .m-names .m-town{font-size:${MIDDLE_LETTERS['m-town']}px;stroke-width:5px}.b-far .m-names .m-water{font-size:15px;letter-spacing:.3px;stroke-width:3.4px}
.b-sheet text{text-rendering:geometricPrecision}
.b-far .m-names .m-staff-city{font-size:${MIDDLE_LETTERS['m-staff-city']}px;stroke-width:6px}.b-far .m-names .m-staff-town{font-size:${MIDDLE_LETTERS['m-staff-town']}px;stroke-width:5.4px}.b-far .m-names .m-staff-village{font-size:16px;stroke-width:4.6px}.b-far .m-names .m-pass-name{font-size:15px;stroke-width:4.4px}.b-far .m-names .m-great{font-size:20px;stroke-width:4.4px}
.b-farthest .m-names .m-town,.b-farthest .m-names .m-water,.b-farthest .m-landscapes,.b-farthest .m-area-note,.b-farthest .c-tally,.b-board:not(.b-farthest) .c-strength{display:none}
.b-farthest .m-names .m-staff-town{display:inline;font-size:${FAR_LETTERS['m-staff-town']}px;stroke-width:9px;translate:var(--far,none)}.b-farthest .m-names .m-city{font-size:${FAR_LETTERS['m-city']}px;stroke-width:11px;translate:var(--far,0 -96px)}.b-farthest .m-names .m-staff-village{font-size:${FAR_LETTERS['m-staff-village']}px;stroke-width:7px;translate:var(--far,none)}.b-farthest .m-names .m-pass-name{font-size:${FAR_LETTERS['m-pass-name']}px;stroke-width:7px;translate:var(--far,none)}.b-farthest .m-names .m-great{font-size:30px;stroke-width:6px}
.b-farthest .m-names .b-crowded{display:none}.b-farthest .m-area-letter{font-size:34px}
.b-no-numbers .m-hexno{display:none}.b-no-counters .b-counters,.b-no-counters .b-motion{display:none}
.b-flash{fill:var(--target);fill-opacity:.28;stroke:var(--target);stroke-width:5}
.b-near .m-landscapes{display:none}
.b-spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.b-fan{position:absolute;left:0;top:0;display:flex;flex-direction:column;gap:2px;padding:6px 10px 8px;border-radius:14px;background:var(--panel);box-shadow:0 10px 28px var(--shadow-2);z-index:4;pointer-events:none;max-width:calc(100% - 16px);box-sizing:border-box}
.b-fan-row{display:flex;flex-wrap:wrap}.b-fan-counter{margin:-3px -5px}.b-fan-line{font:650 13px Archivo,system-ui,sans-serif;color:var(--ink);padding:0 6px;font-variant-numeric:tabular-nums lining-nums}
.b-fan-counter{position:relative}.b-fan-counter.b-under::after{content:'';position:absolute;left:14px;right:14px;bottom:2px;height:3px;border-radius:2px;background:var(--accent)}
`;

/** [design 7] */
const OVERLAYS = `
.s-reach{fill:var(--reach)}.s-reach-case{fill:none;stroke:var(--reach-case);stroke-width:4.4;stroke-linejoin:round;opacity:.9}.s-reach-line{fill:none;stroke:var(--reach-line);stroke-width:1.9;stroke-linejoin:round}
.s-extended{fill:var(--reach);opacity:.45}.s-extended-case{fill:none;stroke:var(--reach-case);stroke-width:3.6;stroke-linejoin:round;opacity:.45}.s-extended-line{fill:none;stroke:var(--reach-line);stroke-width:1.6;stroke-dasharray:5 4;stroke-linejoin:round}
.s-selected{fill:none;stroke:var(--select-ink);stroke-width:6.4;stroke-linejoin:round}.s-selected-line{fill:none;stroke:var(--select);stroke-width:4;stroke-linejoin:round}
.s-target{fill:var(--target);opacity:.1}.s-target-case{fill:none;stroke:var(--reach-case);stroke-width:5;stroke-linejoin:round}.s-target-line{fill:none;stroke:var(--target);stroke-width:2.6;stroke-linejoin:round}
.s-option{fill:var(--accent);opacity:.12}.s-option-case{fill:none;stroke:var(--reach-case);stroke-width:4;stroke-linejoin:round;opacity:.9}.s-option-line{fill:none;stroke:var(--accent);stroke-width:2.2;stroke-linejoin:round}
.s-cursor{fill:none;stroke:var(--reach-case);stroke-width:6.4;stroke-linejoin:round}.s-cursor-line{fill:none;stroke:var(--accent);stroke-width:3.4;stroke-linejoin:round;stroke-dasharray:11 5}
.s-hover{fill:none;stroke:var(--reach-case);stroke-width:3.4;stroke-linejoin:round;opacity:.8}.s-hover-line{fill:none;stroke:var(--reach-line);stroke-width:1.2;stroke-linejoin:round;opacity:.85}.b-far .s-hover{stroke-width:7}.b-far .s-hover-line{stroke-width:3.4}.b-farthest .s-hover{stroke-width:15}.b-farthest .s-hover-line{stroke-width:8;opacity:1}
.s-pointed-case{fill:none;stroke:var(--halo);stroke-width:11;stroke-linejoin:round}.s-pointed{fill:none;stroke:var(--accent);stroke-width:6;stroke-linejoin:round}.s-pointed-arrow{fill:var(--accent);stroke:var(--halo);stroke-width:3;stroke-linejoin:round;animation:b-point 1.1s ease-in-out infinite alternate}@keyframes b-point{to{transform:translateY(-7px)}}@media (prefers-reduced-motion:reduce){.s-pointed-arrow{animation:none}}
.s-zoc-first{fill:var(--first);opacity:.07}.s-zoc-second{fill:var(--second);opacity:.065}.s-zoc-case{fill:none;stroke:var(--halo);stroke-width:3.6;opacity:.55}
.s-zoc-first-line{fill:none;stroke:var(--first);stroke-width:2.6;stroke-dasharray:.1 5;stroke-linecap:round}.s-zoc-second-line{fill:none;stroke:var(--second);stroke-width:2.2;stroke-dasharray:2.2 4.4}
.s-control-first{fill:var(--first);opacity:.13}.s-control-second{fill:var(--second);opacity:.13}.s-control-case{fill:none;stroke:var(--halo);stroke-width:5}.s-control-line{fill:none;stroke:var(--ink);stroke-width:2}
.s-tooth-first{fill:var(--first);stroke:var(--halo);stroke-width:1}.s-tooth-second{fill:var(--second);stroke:var(--halo);stroke-width:1}
.s-cut-off{stroke:var(--warn);stroke-width:1.6;stroke-dasharray:6 3}.s-cut-off-hatch{fill:none;stroke:var(--warn);stroke-width:1.5;opacity:.6}
.s-threat{fill:var(--target);opacity:.14}.s-threat-line{fill:none;stroke:var(--target);stroke-width:1.4;stroke-dasharray:2 3}
.s-drop{fill:none;stroke:var(--first);stroke-width:2.2;stroke-dasharray:3 4}.s-drop-fill{fill:var(--first-soft);opacity:.35}
.s-refused{fill:var(--scrim)}.s-refused-line{fill:none;stroke:var(--bad);stroke-width:2.2}.s-lock{fill:var(--panel);stroke:var(--bad);stroke-width:1.8}
.s-pill{fill:var(--panel);stroke:var(--reach-line);stroke-width:.8;opacity:.94}.s-pill-text{font-size:9.6px;font-weight:700;text-anchor:middle;fill:var(--ink);font-stretch:88%;font-variant-numeric:tabular-nums}
.s-stop{fill:var(--target);stroke:var(--reach-case);opacity:1}.s-stop-text{fill:var(--panel)}
.s-total{fill:var(--path);stroke:#17140E;stroke-width:2;opacity:1}.s-total-text{fill:#17140E;font-size:13.5px;font-weight:800}
.s-odds{fill:var(--target);stroke:var(--reach-case);stroke-width:2;opacity:1}.s-odds-text{fill:var(--panel);font-size:12.5px;font-weight:800}
.s-note{fill:var(--panel-2);stroke:var(--line-2)}.s-note-text{fill:var(--ink-2);font-weight:600}
.s-path-case{fill:none;stroke:#17140E;stroke-width:8.4;stroke-linecap:round;stroke-linejoin:round}.s-path{fill:none;stroke:var(--path);stroke-width:5.2;stroke-linecap:round;stroke-linejoin:round}.s-path-dot{fill:#17140E}
.s-retreat{stroke:var(--bad);stroke-dasharray:9 6}.s-advance{stroke:var(--good)}
.s-path-head{fill:#17140E}
.s-other-way-case{fill:none;stroke:#17140E;stroke-width:6.4;stroke-linecap:round;stroke-linejoin:round;stroke-dasharray:9 7}.s-other-way{fill:none;stroke:var(--path);stroke-width:3.6;stroke-linecap:round;stroke-linejoin:round;stroke-dasharray:9 7}
.s-way{fill:var(--panel);stroke:var(--path);stroke-width:3;opacity:1}.s-way-text{font-size:11.5px;font-weight:800}
.s-road-case{fill:none;stroke:var(--halo);stroke-width:8;stroke-linejoin:round;stroke-linecap:round;opacity:.9}.s-road{fill:none;stroke:var(--supply);stroke-width:5;stroke-linejoin:round;stroke-linecap:round}
.s-chevrons{fill:none;stroke:var(--halo);stroke-width:2;stroke-dasharray:5 9;animation:s-flow 1.6s linear infinite}
.s-overland-case{fill:none;stroke:var(--halo);stroke-width:5.6;stroke-dasharray:.1 7;stroke-linecap:round}.s-overland{fill:none;stroke:var(--supply);stroke-width:3.2;stroke-dasharray:.1 7;stroke-linecap:round}
@keyframes s-flow{to{stroke-dashoffset:-14}}
.b-moving .s-chevrons{animation-play-state:paused}
@media (prefers-reduced-motion:reduce){.s-chevrons{animation:none}}
.s-attack-case{fill:none;stroke:var(--reach-case);stroke-width:8}.s-attack{fill:none;stroke:var(--target);stroke-width:4.6}.s-attack-head{fill:var(--target);stroke:var(--reach-case);stroke-width:1.6;stroke-linejoin:round}
.s-support .s-attack{stroke:var(--select);stroke-dasharray:5 3}.s-support .s-attack-head{fill:var(--select)}.s-support .s-attack-case{stroke:#17140E}.s-support .s-attack-head{stroke:#17140E}
.s-rope-case{fill:none;stroke:var(--halo);stroke-width:7.4}.s-rope-line{fill:none;stroke-width:4.6;stroke-dasharray:1.8 1.4;stroke:var(--side)}.s-rope-node{fill:var(--side);stroke:var(--halo);stroke-width:1.8}.s-rope-mark{fill:none;stroke:var(--halo);stroke-width:2;stroke-linecap:round}
.s-boundary-case{fill:none;stroke:var(--halo);stroke-width:8;stroke-linecap:round}.s-boundary{fill:none;stroke:var(--first);stroke-width:4.4;stroke-dasharray:9 5;stroke-linecap:round}.s-boundary-name{font-size:9px;font-weight:700;text-anchor:middle;fill:var(--first);stroke:var(--halo);stroke-width:3px;paint-order:stroke}
.s-first{--side:var(--first)}.s-second{--side:var(--second)}.s-open{--side:var(--vp)}
.s-negated,.s-broken{--side:var(--ink-3)}.s-negated .s-rope-line,.s-broken .s-rope-line{stroke-dasharray:1.8 1.4 1.8 7;opacity:.8}.s-negated .s-rope-case,.s-broken .s-rope-case{opacity:.5}.s-broken .s-rope-mark{stroke:var(--bad)}.s-broken .s-rope-node{fill:var(--halo);stroke:var(--side)}
.s-gap{fill:var(--river)}.s-parapet-case{fill:none;stroke:var(--halo);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}.s-parapet{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}.s-parapet-dashed{stroke-dasharray:2.4 2.4}
.s-cross-case{stroke:var(--halo);stroke-width:4.6;stroke-linecap:round}.s-cross{stroke:var(--bad);stroke-width:2.4;stroke-linecap:round}
.s-wired{fill:#E8A317;stroke:#2A1D00;stroke-width:1;stroke-linejoin:round}.s-wired-flash{fill:#2A1D00}.s-repair{fill:#2F6FB0;stroke:var(--halo);stroke-width:1}.s-repair-spanner{fill:none;stroke:#FFF;stroke-width:1.4;stroke-linecap:round}
.s-zone-first{fill:var(--first);opacity:.12}.s-zone-second{fill:var(--second);opacity:.12}.s-zone-case{fill:none;stroke:var(--halo);stroke-width:5;opacity:.7}.s-zone-first-line{fill:none;stroke:var(--first);stroke-width:3;stroke-dasharray:3 4}.s-zone-second-line{fill:none;stroke:var(--second);stroke-width:3;stroke-dasharray:3 4}
.s-command{fill:var(--warn);opacity:.07}.s-command-case{fill:none;stroke:var(--halo);stroke-width:4.4;opacity:.7}.s-command-line{fill:none;stroke:var(--warn);stroke-width:2;stroke-dasharray:14 4}
.s-range{fill:var(--accent);opacity:.07}.s-range-case{fill:none;stroke:var(--halo);stroke-width:4.4;opacity:.7}.s-range-line{fill:none;stroke:var(--accent);stroke-width:2;stroke-dasharray:9 3 2 3}
.s-fort-case{fill:var(--halo);fill-opacity:.5;stroke:var(--halo);stroke-width:5}.s-fort{fill:none;stroke:var(--side);stroke-width:2.6}.s-fort-active{fill:var(--side);fill-opacity:.6}.s-fort-building{stroke-width:2;stroke-dasharray:4 3}
.s-alert-case{fill:none;stroke:var(--halo);stroke-width:5.6}.s-alert{fill:none;stroke:var(--target);stroke-width:2.8;stroke-dasharray:7 4}.s-alert-disc{fill:#B8690B;stroke:var(--halo);stroke-width:1.8}.s-alert-text{font-size:13px;font-weight:800;text-anchor:middle;fill:#FFF}
.s-pill-sign{fill:var(--panel);stroke:none}.s-pill-letter{font-size:8.4px;font-weight:800;text-anchor:middle;fill:var(--target)}
.s-marker{fill:#1C1A17;stroke:#FBF8EF;stroke-width:1.6}.s-marker-bars{fill:none;stroke:#FFC21A;stroke-width:1.9}.s-marker-text{fill:#FFC21A;font-size:9px;font-weight:800;text-anchor:middle}
.s-victory{fill:var(--side);stroke:var(--halo);stroke-width:1.4}.s-victory-text{font-size:8.4px;font-weight:700;font-stretch:85%;text-anchor:middle;fill:var(--paper)}.s-open .s-victory-text{fill:var(--select-ink)}.s-none .s-victory{fill:var(--paper);stroke:var(--ink-3);stroke-width:.8}
.s-pile-plate{fill:var(--panel);stroke:var(--ink-2);stroke-width:1}.s-pile-count{font-size:9px;font-weight:800;text-anchor:middle;fill:var(--ink)}
`;

const MINIMAP = `
.b-minimap{display:block;width:100%;height:100%;touch-action:none;cursor:crosshair;background:var(--margin)}
.n-land{fill:var(--paper)}.n-woods{fill:var(--woods)}.n-drained{fill:var(--drained)}.n-water{fill:none;stroke:var(--river-case);stroke-linejoin:round}.n-road{fill:none;stroke:var(--road-1);stroke-linejoin:round}
.n-hill{fill:var(--hill)}.n-mountain{fill:var(--mountain)}.n-city{fill:var(--block)}.n-round{fill:var(--first)}.n-cut{fill:var(--second)}.n-dot{stroke:var(--halo)}.n-held{fill-opacity:.38}.n-front{cursor:default;touch-action:auto}
.n-view{fill:none;stroke:var(--ink)}
`;

/** Ground that can be drawn at once, until the full drawing is there. */
const QUICK = `
.q-water{fill:none;stroke-linecap:round;stroke-linejoin:round}.q-river{stroke:var(--river);stroke-width:11}.q-river-case{stroke:var(--river-case);stroke-width:13.6}.q-canal{stroke:var(--canal-case);stroke-width:4.6}.q-stream{stroke:var(--stream);stroke-width:2.6}
.q-wadi{stroke:var(--wadi-case);stroke-width:3}.q-wash{stroke:var(--wadi-case);stroke-width:5}.q-lake{stroke:var(--river);stroke-width:14}
`;

const ALL = mapCss + COUNTERS + BOARD + OVERLAYS + MINIMAP + QUICK;

const installed = new WeakMap<Document, CSSStyleSheet>();

/** Adds the styles of map, counters and overlays to a page, once; panels that show counters need them too. */
export function installStyles(page: Document): void {
  if (installed.has(page)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ALL);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  installed.set(page, sheet);
}
