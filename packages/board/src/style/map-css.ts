/** How the parts of the drawing look. Colours come only from custom properties, so a theme switches without redrawing. */
const GROUND = `
.m-paper{fill:var(--paper)}.m-field{fill:none;stroke:var(--field);stroke-width:.7}.m-field-tone{fill:var(--field-tone)}
.m-drained{fill:var(--drained)}.m-drained-a{fill:var(--drained-a)}.m-drained-b{fill:var(--drained-b)}
.m-ditch{fill:none;stroke:var(--ditch);stroke-width:.62;opacity:.85}
.m-heath{fill:var(--heath)}.m-tuft{fill:none;stroke:var(--tuft);stroke-width:.6;stroke-linecap:round;opacity:.85}
.m-rough{fill:var(--rough)}.m-hachure{fill:none;stroke:var(--rough-line);stroke-width:.75;stroke-linecap:round;opacity:.72}
.m-bog{fill:var(--bog)}.m-marsh{fill:none;stroke:var(--marsh);stroke-width:1;stroke-linecap:round}
.m-reed{fill:none;stroke:var(--marsh);stroke-width:.7;stroke-linecap:round}
.m-flood{fill:var(--flood)}
.m-woods{fill:var(--woods)}.m-woods-shadow{fill:var(--woods-shadow)}.m-woods-edge{fill:none;stroke:var(--woods-edge);stroke-width:.8}
.m-woods.m-open{opacity:.42}.m-woods-shadow.m-open{opacity:.4}.m-woods-edge.m-open{stroke-dasharray:3 2}
.m-tree{fill:none;stroke:var(--tree);stroke-width:4.2;stroke-linecap:round}.m-tall{stroke-width:5.1}
.m-tree-shade{fill:none;stroke:var(--tree-line);stroke-width:.75;stroke-linecap:round}
.m-woods.m-thin{opacity:.6}.m-woods-edge.m-thin{stroke-width:.6}
.m-steppe{fill:var(--steppe);opacity:.5}.m-sand{fill:var(--sand);opacity:.5}.m-alfa{fill:none;stroke:var(--tuft);stroke-width:.65;stroke-linecap:round;opacity:.8}
.m-pediment{fill:none;stroke:var(--rough);stroke-linejoin:round;opacity:.13}.m-pediment-a{stroke-width:74}.m-pediment-b{stroke-width:58}.m-pediment-c{stroke-width:43}.m-pediment-d{stroke-width:29}.m-pediment-e{stroke-width:16}
.m-broken{fill:var(--rough)}.m-hill{fill:var(--hill)}.m-mountain{fill:var(--mountain)}.m-foot{fill:none;stroke-linejoin:round;stroke-width:7;opacity:.35}.m-foot-hill{stroke:var(--hill)}.m-foot-mountain{stroke:var(--mountain)}
.m-relief-light{fill:var(--relief-light)}.m-relief-shade{fill:var(--relief-shade)}
.m-rock{fill:none;stroke:var(--rock);stroke-width:.7;stroke-linecap:round;stroke-linejoin:round;opacity:.75}.m-rock-shade{fill:none;stroke:var(--rock);stroke-width:1.2;stroke-linecap:round;opacity:.8}
.m-foot-hachure{fill:none;stroke:var(--hachure);stroke-width:.75;stroke-linecap:round;opacity:.55}
.m-grove{fill:var(--grove);opacity:.75}.m-olive{fill:none;stroke:var(--olive);stroke-width:3.3;stroke-linecap:round}.m-olive-shade{fill:none;stroke:var(--olive-line);stroke-width:3.3;stroke-linecap:round;opacity:.6}
.m-cactus{fill:none;stroke:var(--cactus);stroke-width:1.1;stroke-linecap:round}
.m-salt{fill:var(--salt);stroke:var(--salt-edge);stroke-width:1;stroke-dasharray:2 2}.m-salt-line{fill:none;stroke:var(--salt-line);stroke-width:.8;stroke-linecap:round;opacity:.8}
.m-urban{fill:var(--urban)}.m-urban-t{fill:var(--urban-t)}.m-block{fill:var(--block)}.m-block-t{fill:var(--block-t)}.m-house{fill:var(--house)}
.m-grid{fill:none;stroke:var(--grid);stroke-width:.9;stroke-linecap:round}
.m-hexes{fill:none;stroke:none;pointer-events:all}
`;

const WATER = `
.m-stream-case{fill:var(--stream-case)}.m-stream{fill:var(--stream)}
.m-river-case{fill:var(--river-case)}.m-river{fill:var(--river)}.m-river-fl{fill:none;stroke:var(--river-fl);stroke-width:.8}
.m-dike{fill:none;stroke:var(--dike);stroke-width:.7}.m-dike-t{fill:none;stroke:var(--dike);stroke-width:2.6;stroke-dasharray:.6 4.4}
.m-canal-case{fill:none;stroke:var(--canal-case);stroke-width:6.4;stroke-linejoin:miter}
.m-canal{fill:none;stroke:var(--canal);stroke-width:4;stroke-linejoin:miter}
.m-canal-mid{fill:none;stroke:var(--canal-mid);stroke-width:.8;stroke-dasharray:7 4}
.m-wadi-halo{fill:var(--halo);opacity:.42}.m-wadi-case{fill:var(--wadi-case)}.m-wadi{fill:var(--wadi)}
.m-wadi-bed{fill:none;stroke:var(--wadi-dot);stroke-width:1;stroke-dasharray:.1 3;stroke-linecap:round}.m-wash-bed{stroke-width:1.5;stroke-dasharray:.1 3.4}
.m-ford-bed{fill:var(--wadi)}.m-ford{fill:none;stroke:var(--wadi-case);stroke-width:1.6;stroke-linecap:round}
.m-scarp-halo{fill:none;stroke:var(--halo);stroke-width:5;opacity:.5;stroke-linecap:round;stroke-linejoin:round}.m-scarp{fill:none;stroke:var(--scarp);stroke-width:2.3;stroke-linecap:round;stroke-linejoin:round}.m-scarp-teeth{fill:var(--scarp)}
.m-hull{fill:var(--halo);stroke:var(--canal-case);stroke-width:1.1;stroke-linejoin:round}
.m-ferry-line{stroke:var(--canal-case);stroke-width:1;stroke-dasharray:2 2}
`;

const WAYS = `
.m-rail-case{fill:none;stroke:var(--rail-case);stroke-width:3.4;opacity:.75}
.m-rail{fill:none;stroke:var(--rail);stroke-width:1.1}.m-rail-t{fill:none;stroke:var(--rail);stroke-width:4.6;stroke-dasharray:.9 6.1}
.m-road,.m-road-case{fill:none;stroke-linejoin:round;stroke-linecap:round}
.m-road-1c{stroke:var(--road-1c);stroke-width:5.2}.m-road-2c{stroke:var(--road-2c);stroke-width:4.2}.m-road-3c{stroke:var(--road-3c);stroke-width:2.9}
.m-road-1{stroke:var(--road-1);stroke-width:3.5}.m-road-2{stroke:var(--road-2);stroke-width:2.7}.m-road-3{stroke:var(--road-3);stroke-width:1.7}
.m-track-case{fill:none;stroke:var(--road-3c);stroke-width:3;opacity:.7;stroke-linecap:round;stroke-linejoin:round}.m-track{fill:none;stroke:var(--road-3);stroke-width:1.5;stroke-dasharray:5 3.4;stroke-linejoin:round}
.m-airfield-ring{fill:var(--halo);stroke:var(--air);stroke-width:1.3}.m-airfield{fill:var(--air)}.m-pass-case{fill:none;stroke:var(--halo);stroke-width:5;stroke-linecap:round}.m-pass{fill:none;stroke:var(--pass);stroke-width:2.4;stroke-linecap:round}
.m-deck{fill:var(--halo)}.m-deck-road{fill:none}.m-deck-rail{stroke:var(--rail);stroke-width:1.2}
.m-deck-sleepers{stroke:var(--rail);stroke-width:4;stroke-dasharray:.9 3.1}
.m-parapet{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.m-parapet-case{fill:none;stroke:var(--halo);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.m-pier{fill:var(--ink);stroke:var(--halo);stroke-width:.6}
.m-frontier-band{fill:none;stroke:var(--border);stroke-width:6;opacity:.16}
.m-frontier{fill:none;stroke:var(--border);stroke-width:1.3;stroke-dasharray:8 3 1.4 3}
.m-boundary-band{fill:none;stroke:var(--first);stroke-width:7;opacity:.2;stroke-linejoin:round}
.m-boundary{fill:none;stroke:var(--first);stroke-width:1.8;stroke-dasharray:10 4;stroke-linejoin:round}
`;

const MARKS = `
.tone-first{--tone:var(--first);--tone-soft:var(--first-soft)}.tone-second{--tone:var(--second);--tone-soft:var(--second-soft)}
.tone-neutral{--tone:var(--ink-3);--tone-soft:var(--panel-3)}
.m-drop-ring{fill:none;stroke:var(--tone);stroke-width:1.2;stroke-dasharray:2.5 3.5;opacity:.75}
.m-drop,.m-entry,.m-supply{fill:var(--tone);stroke:var(--halo);stroke-width:1.2;stroke-linejoin:round}
.m-supply-lid{stroke:var(--halo);stroke-width:.9}
.m-objective{fill:var(--tone);stroke:var(--halo);stroke-width:1.4}.tone-neutral .m-objective{fill:var(--vp)}
.m-drop-code,.m-mark-code,.m-objective-code{font-family:Archivo,system-ui,sans-serif;font-weight:700;font-stretch:82%;font-size:7.6px;text-anchor:middle;fill:var(--paper)}
.m-star{fill:var(--paper)}.tone-neutral .m-star{fill:var(--select-ink)}
.m-objective-code{font-size:8.4px}.tone-neutral .m-objective-code{fill:var(--select-ink)}.m-tight{font-size:5.8px;font-stretch:70%}
.m-plate{fill:var(--tone-soft);stroke:var(--tone);stroke-width:1.2}.m-area-arrow{fill:var(--tone)}
.m-area-letter{font-family:'Source Serif 4',Georgia,serif;font-weight:700;font-size:24px;text-anchor:middle;fill:var(--tone)}
.m-area-letter.m-area-name{font-size:16px;letter-spacing:3px}
.m-area-note{font-family:Archivo,system-ui,sans-serif;font-weight:600;font-size:7.6px;text-anchor:middle;fill:var(--tone)}
.m-margin{fill:var(--margin)}.m-edge{fill:none;stroke:var(--label-2);stroke-width:1.6;stroke-linejoin:round}
.m-neat{fill:none;stroke:var(--label-2);stroke-width:.8}.m-neat-outer{fill:none;stroke:var(--label-2);stroke-width:2.6}
`;

const NAMES = `
.m-names text,.m-landscapes text{font-family:'Source Serif 4',Georgia,serif;text-anchor:middle;paint-order:stroke;stroke-linejoin:round;fill:var(--label);stroke:var(--halo)}
.m-city{font-size:15.5px;font-weight:700;letter-spacing:1.6px;stroke-width:4px}
.m-town{font-size:11.4px;font-weight:640;stroke-width:3.2px}
.m-names .m-village{font-size:9.2px;font-weight:480;stroke-width:2.6px;fill:var(--label-2)}
.m-names .m-hamlet{font-size:8.4px;font-weight:480;font-style:italic;stroke-width:2.4px;fill:var(--label-2)}
.m-names .m-staff-city{font-size:16px;font-weight:720;letter-spacing:1.6px;stroke-width:4.4px}.m-names .m-staff-town{font-size:13.2px;font-weight:700;letter-spacing:1.2px;stroke-width:4px}
.m-names .m-staff-village{font-size:10.6px;font-weight:620;stroke-width:3.2px;fill:var(--label)}.m-names .m-staff-hamlet{font-size:9px}
.m-names .m-pass-name{font-size:10.2px;font-weight:680;font-style:italic;fill:var(--pass);stroke-width:3.2px}
.m-names .m-massif{font-style:italic;font-size:11.2px;font-weight:600;fill:var(--label-m);stroke-width:3px;stroke-opacity:.8}.m-names .m-great{font-size:14px;font-weight:620}
.m-names .m-spot{font-size:8.4px;font-weight:560;fill:var(--label-m);stroke-width:2.4px;stroke-opacity:.85;text-anchor:start}.m-spot-mark{fill:var(--label-m);stroke:var(--halo);stroke-width:.8}
.m-names .m-water{font-style:italic;font-size:12.5px;font-weight:540;fill:var(--label-w);letter-spacing:1.9px;stroke-width:2.6px}
.m-names .m-canal-name{font-size:9.6px;letter-spacing:1px}.m-names .m-stream-name{font-size:8.6px;letter-spacing:.8px;stroke-width:2.2px}
.m-names .m-wadi-name{font-size:10.2px;letter-spacing:1.3px;font-weight:560}.m-names .m-wadi-name.m-stream-name{font-size:8.6px;letter-spacing:.8px}
.m-names .m-boundary-name{font-family:Archivo,system-ui,sans-serif;font-size:8.4px;font-weight:650;letter-spacing:.4px;fill:var(--first);stroke-width:2.6px}
.m-landscapes .m-landscape{font-size:13px;font-weight:400;letter-spacing:22px;fill:var(--region);stroke-width:0;opacity:.85}
.m-landscapes .m-country{font-size:21px;font-weight:400;letter-spacing:34px;fill:var(--border);stroke-width:0;opacity:.7}
.m-edged text{paint-order:stroke;stroke:var(--halo);stroke-width:1.6px;stroke-opacity:.55}
.m-hexno{font-family:Archivo,system-ui,sans-serif;font-size:6.4px;font-weight:500;font-stretch:88%;fill:var(--hexno);text-anchor:middle}
`;

export const mapCss = GROUND + WATER + WAYS + MARKS + NAMES;

export const legendCss = `
.k-panel{fill:var(--panel-2);stroke:var(--line-2);stroke-width:.8}
.k-title{font-family:'Source Serif 4',Georgia,serif;font-weight:700;fill:var(--label)}
.k-sub{font-family:'Source Serif 4',Georgia,serif;font-style:italic;font-size:17px;fill:var(--label-2)}
.k-head{font-family:'Source Serif 4',Georgia,serif;font-weight:640;font-size:14px;fill:var(--label-2)}
.k-name{font-family:Archivo,system-ui,sans-serif;font-weight:500;font-size:11.5px;fill:var(--ink-2)}
.k-small{font-family:Archivo,system-ui,sans-serif;font-weight:450;font-size:9.5px;fill:var(--ink-3)}
.k-frame{fill:none;stroke:var(--line-2);stroke-width:1}
.k-line{fill:none;stroke:var(--label-2);stroke-width:1}.k-fill{fill:var(--label-2)}.k-empty{fill:var(--panel);stroke:var(--label-2);stroke-width:1}
.k-rule{stroke:var(--line-2);stroke-width:.8}.k-mid{text-anchor:middle}
.k-north{font-family:'Source Serif 4',Georgia,serif;font-weight:700;font-size:16px;fill:var(--label-2);text-anchor:middle}
`;
