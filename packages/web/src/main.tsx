import { render } from 'preact';
import { createShell } from './app/shell.ts';
import { Root } from './screens/root.tsx';
import './style/app.css';

const place = document.getElementById('app');
if (place !== null) render(<Root shell={createShell()} />, place);
