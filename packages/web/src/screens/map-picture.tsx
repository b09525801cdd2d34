import { manifestOf } from '@bridgehead/catalogue';
import { useEffect, useState } from 'preact/hooks';
import { pictureInWorker } from '../workers/engine-client.ts';
import { useShell } from './shared.tsx';

/** Pictures stay for as long as the page: the start page is left and found again. */
const addresses = new Map<string, Promise<string>>();

type Draw = (title: string, theme: 'light' | 'dark') => Promise<string>;

function pictureOf(key: string, draw: () => Promise<string>): Promise<string> {
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const address = draw().then((svg) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
  addresses.set(key, address);
  address.catch(() => addresses.delete(key));
  return address;
}

/** The address of a picture of a title in the colours of now; undefined until it is drawn, and where it cannot be. */
export function usePicture(kind: string, title: string, draw: Draw): string | undefined {
  const { app } = useShell();
  const theme = app.theme.value;
  const [address, setAddress] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const show = (found: string | undefined) => {
      if (isWanted) setAddress(found);
    };
    pictureOf(`${kind} ${title} ${theme}`, () => draw(title, theme)).then(show, () => show(undefined));
    return () => {
      isWanted = false;
    };
  }, [title, theme]);
  return address;
}

/** A part of the title's own map. Decoration: it has no name, and a page without it is whole. */
export function MapPicture({ title }: { readonly title: string }) {
  const { app } = useShell();
  const ready = manifestOf(title)?.pictures?.banner[app.theme.value];
  return <div class="hero-map">{ready === undefined ? <DrawnPart title={title} /> : <img src={ready} alt="" />}</div>;
}

/** Where no picture comes with the title, it is drawn. */
function DrawnPart({ title }: { readonly title: string }) {
  const address = usePicture('part', title, pictureInWorker);
  return address === undefined ? undefined : <img src={address} alt="" />;
}
