import { followTheme } from './theme.js';

followTheme((theme) => {
  for (const picture of document.querySelectorAll('img[data-map]')) {
    if (picture instanceof HTMLImageElement) picture.src = `/atlas/${picture.dataset.map}.svg?theme=${theme}`;
  }
});
