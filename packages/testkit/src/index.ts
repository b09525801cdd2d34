export { describeTitleMap, loadTitleMap, type TitleMap } from './title-map.ts';
