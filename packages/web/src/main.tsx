import { language, setLanguage } from '@bridgehead/client-kit/messages';
import { render } from 'preact';
import { createShell } from './app/shell.ts';
import { Root } from './screens/root.tsx';
import './style/app.css';

setLanguage(new URLSearchParams(location.search).get('lang'));
document.documentElement.lang = language();

const place = document.getElementById('app');
if (place !== null) render(<Root shell={createShell()} />, place);
