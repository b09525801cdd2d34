import { useEffect, useState } from 'preact/hooks';
import { pictureInWorker } from '../workers/engine-client.ts';
import { useShell } from './shared.tsx';

/** Pictures stay for as long as the page: the start page is left and found again. */
const addresses = new Map<string, Promise<string>>();

function pictureOf(title: string, theme: 'light' | 'dark'): Promise<string> {
  const key = `${title} ${theme}`;
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const address = pictureInWorker(title, theme).then((svg) =>
    URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
  );
  addresses.set(key, address);
  address.catch(() => addresses.delete(key));
  return address;
}

/** A part of the title's own map. Decoration: it has no name, and a page without it is whole. */
export function MapPicture({ title }: { readonly title: string }) {
  const { app } = useShell();
  const theme = app.theme.value;
  const [address, setAddress] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const show = (found: string | undefined) => {
      if (isWanted) setAddress(found);
    };
    pictureOf(title, theme).then(show, () => show(undefined));
    return () => {
      isWanted = false;
    };
  }, [title, theme]);
  return <div class="hero-map">{address === undefined ? undefined : <img src={address} alt="" />}</div>;
}
