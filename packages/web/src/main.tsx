import { language, setLanguage } from '@bridgehead/client-kit/messages';
import { render } from 'preact';
import { createShell } from './app/shell.ts';
import { Root } from './screens/root.tsx';
import './style/app.css';

setLanguage(new URLSearchParams(location.search).get('lang'));
document.documentElement.lang = language();

/** The page's script is called by its content, and by that of all that it loads; while we change it, by nothing. */
const BUILD = import.meta.env.PROD ? new URL(import.meta.url).pathname : String(Date.now());

const place = document.getElementById('app');
if (place !== null) render(<Root shell={createShell(BUILD)} />, place);
